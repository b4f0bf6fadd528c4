package dev.keywright.writes;

import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The marker items that a member has to have, written out by hand. */
final class Markers {
  private Markers() {}

  static List<Map<String, AttributeValue>> of(Member member) {
    List<Map<String, AttributeValue>> markers = new ArrayList<>();
    markers.add(marker(member, "email", "EMAIL#" + lower(member.email()), "EMAIL"));
    member.handle().map(handle -> "UNIQUE#Member#handle#" + IndexEntries.escaped(handle))
        .ifPresent(key -> markers.add(marker(member, "handle", key, key)));
    markers.add(marker(member, "nick", "NICK#" + IndexEntries.escaped(member.club()), "NICK#" + lower(member.nick())));
    return markers;
  }

  private static String lower(String text) {
    return IndexEntries.escaped(World.folded(text));
  }

  private static Map<String, AttributeValue> marker(Member member, String component, String pk, String sk) {
    Map<String, AttributeValue> marker = new HashMap<>(Map.of("PK", fromS(pk), "SK", fromS(sk),
        "_type", fromS("Member." + component),
        "_owner", fromM(Map.of("PK", fromS("TENANT#" + IndexEntries.escaped(member.tenant())),
            "SK", fromS("MEMBER#" + IndexEntries.escaped(member.memberId()))))));
    member.until().ifPresent(until -> marker.put("ttl", fromN(Long.toString(until.getEpochSecond()))));
    return marker;
  }
}
