package dev.keywright.processor.chart;

import static dev.keywright.processor.chart.Written.LONG;
import static dev.keywright.processor.chart.Written.SITE;
import static dev.keywright.processor.chart.Written.STRING;
import static dev.keywright.processor.chart.Written.component;
import static dev.keywright.processor.chart.Written.entity;
import static dev.keywright.processor.chart.Written.index;
import static dev.keywright.processor.chart.Written.pattern;
import static dev.keywright.processor.chart.Written.read;
import static dev.keywright.processor.chart.Written.template;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.SealedModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ModelJsonTest {

  private final ObjectMapper jackson =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  @Test
  void versionsComeFirst() throws Exception {
    JsonNode model = model(Shop.table());

    assertThat(model.fieldNames()).toIterable().startsWith("format", "encoding", "complete", "table");
    assertThat(model.get("format").intValue()).isEqualTo(1);
    assertThat(model.get("encoding").intValue()).isEqualTo(1);
    assertThat(model.get("complete").booleanValue()).isTrue();
  }

  @Test
  void everyKeyAttributeHasTheTypeThatCreateTableNeeds() throws Exception {
    IndexModel byScore = new IndexModel("byScore", List.of("game"), List.of("score", "photo"), false,
        ProjectionKind.ALL, List.of(), SITE);
    EntityModel play = entity("Play", List.of(component("game", STRING), component("score", LONG),
        component("photo", new ValueType.Scalar(ScalarKind.BYTES, false))), "P#{game}", "P", List.of(), Set.of());

    JsonNode model = model(Shop.table(List.of(byScore), List.of(), play));

    assertThat(model.get("keyAttributes")).hasToString(tree("[{'name':'PK','type':'S'},{'name':'SK','type':'S'},"
        + "{'name':'game','type':'S'},{'name':'score','type':'N'},{'name':'photo','type':'B'}]"));
    assertThat(model.at("/indexes/0")).hasToString(tree("{'name':'byScore','kind':'GLOBAL','partitionKey':['game'],"
        + "'sortKey':['score','photo'],'projection':'ALL'}"));
    assertThat(model.at("/entities/0/keys/2")).hasToString(tree("{'attribute':'game','type':'S','component':'game'}"));
    assertThat(model.at("/entities/0/memberships/1/index").textValue()).isEqualTo("byScore");
  }

  @Test
  void anIncludedListHoldsTypeAndTimeToLiveButNoKeys() throws Exception {
    EntityModel session = entity("Session", List.of(component("id", STRING), Written.ttl("endsAt")), "S#{id}", "S",
        List.of(), Set.of());

    JsonNode model =
        model(Shop.table(List.of(index("GSI1", ProjectionKind.INCLUDE, "PK", "name")), List.of(), session));

    assertThat(model.at("/table/ttlAttribute").textValue()).isEqualTo("endsAt");
    assertThat(model.at("/indexes/0/include")).hasToString(tree("['PK','name']"));
    assertThat(model.at("/indexes/0/nonKeyAttributes")).hasToString(tree("['name','_type','endsAt']"));
    assertThat(model.at("/entities/0/components/1")).hasToString(tree("{'name':'endsAt','attribute':'endsAt',"
        + "'storedAs':'N','type':{'java':'Instant','scalar':'INSTANT'},'presence':'REQUIRED','ttl':true}"));
  }

  @Test
  void aTemplateIsTakenApart() throws Exception {
    EntityModel line = entity("Line", List.of(component("id", STRING), component("number", LONG)), "L#{id:lower}",
        "{number:desc10}", List.of(), Set.of());

    JsonNode keys = model(Shop.table(List.of(), List.of(), line)).at("/entities/0/keys");

    assertThat(keys.at("/0/templates/0")).hasToString(tree("{'text':'L#{id:lower}','parts':[{'literal':'L#'},"
        + "{'component':'id','encoding':'lower'}]}"));
    assertThat(keys.at("/1/templates/0/parts/0"))
        .hasToString(tree("{'component':'number','encoding':'descending','width':10}"));
  }

  @Test
  void guardsAreTermsAndText() throws Exception {
    EntityModel ticket = entity("Ticket",
        List.of(component("id", STRING), component("status", Shop.STATUS), component("due", STRING, Presence.OPTIONAL)),
        "T#{id}", "T", List.of(template("GSI1", "OPEN", "{due}", "status in ('PAID', 'OPEN')")), Set.of());

    JsonNode entity = model(Shop.table(List.of(index("GSI1")), List.of(), ticket)).at("/entities/0");

    String when = "{'text':'status in (\\'PAID\\', \\'OPEN\\') and attribute_exists(due)','terms':"
        + "[{'component':'status','is':'ONE_OF','values':['OPEN','PAID']},{'component':'due','is':'PRESENT'}]}";
    assertThat(entity.at("/keys/2/templates/0/whenAny/0")).hasToString(tree(when));
    assertThat(entity.at("/memberships/1/when")).hasToString(tree(when));
    assertThat(entity.at("/memberships/0/when").isMissingNode()).isTrue();
  }

  @Test
  void aPlanSaysCallKeyConditionAndLiterals() throws Exception {
    EntityModel ticket = entity("Ticket", List.of(component("id", STRING), component("status", Shop.STATUS)),
        "T#{id}", "T", List.of(template("GSI1", "S#{status}", "{id}", "")), Set.of(),
        read("open", "status = 'OPEN' and begins_with(id, :start)", "id desc"));

    JsonNode pattern = model(Shop.table(List.of(index("GSI1")), List.of(), ticket)).at("/entities/0/patterns/0");

    assertThat(pattern.get("where").textValue()).isEqualTo("status = 'OPEN' and begins_with(id, :start)");
    assertThat(pattern.get("plan")).hasToString(tree("{'calls':['Query'],'method':'open','parameters':[{'name':'start',"
        + "'type':{'java':'String','scalar':'STRING'}}],'returns':'Query<Ticket>','index':'GSI1','keyCondition':{"
        + "'text':'GSI1PK = S#OPEN and begins_with(GSI1SK, {:start})','attributes':["
        + "{'attribute':'GSI1PK','operator':'=','value':'S#OPEN',"
        + "'arguments':[{'component':'status','literal':'OPEN'}]},"
        + "{'attribute':'GSI1SK','operator':'begins_with','component':'id','bounds':[{'parameter':'start'}],"
        + "'pinned':'','arguments':[]}]},'descending':true}"));
  }

  @Test
  void aWriteTakesItsRecord() throws Exception {
    assertThat(model(Shop.table()).at("/entities/0/patterns/0/plan")).hasToString(tree("{'calls':['PutItem'],"
        + "'method':'register','parameters':[{'name':'customer','type':{'java':'Customer','record':'shop.Customer'}}],"
        + "'returns':'Customer'}"));
  }

  @Test
  void anItemCollectionHasItsParticipants() throws Exception {
    JsonNode plan = model(Shop.table()).at("/patterns/0/plan");

    assertThat(plan.at("/participants/0")).hasToString(tree("{'entity':'Customer','keyCondition':{"
        + "'text':'SK = PROFILE','attributes':[{'attribute':'SK','operator':'=','value':'PROFILE','arguments':[]}]}}"));
    assertThat(plan.at("/participants/1/keyCondition/text").textValue()).isEqualTo("begins_with(SK, ORDER#)");
    assertThat(plan.at("/descending").booleanValue()).isTrue();
  }

  @Test
  void whatIsNotPlannedIsThereWithoutAPlan() throws Exception {
    EntityModel draft = entity("Draft", List.of(component("id", STRING)), "D#{di}", "D", List.of(), Set.of(),
        pattern("find", Operation.READ));

    JsonNode model = model(Shop.table(List.of(), List.of(), draft));

    assertThat(model.get("complete").booleanValue()).isFalse();
    assertThat(model.at("/entities/0/written")).hasToString(tree("{'PK':['D#{di}'],'SK':['D']}"));
    assertThat(model.at("/entities/0/keys").isMissingNode()).isTrue();
    assertThat(model.at("/entities/0/patterns/0/name").textValue()).isEqualTo("find");
    assertThat(model.at("/entities/0/patterns/0/plan").isMissingNode()).isTrue();
  }

  @Test
  void typesGoAllTheWayDown() throws Exception {
    ValueType shape = new ValueType.SealedType(TypeRef.of("shop", "Shape"));
    ValueType deep = new ValueType.MapType(new ValueType.SetType(STRING));
    TableModel table = new TableModel(TypeRef.of("", "T"), true, "t", "PK", Optional.empty(), Optional.empty(), ':',
        Naming.SNAKE_CASE, List.of(), List.of(entity("E", List.of(component("id", STRING), component("deep", deep),
            component("shape", shape)), "E:{id}", "", List.of(), Set.of())), List.of(),
        List.of(new SealedModel(TypeRef.of("shop", "Shape"), List.of(TypeRef.of("shop", "Shape", "Disc")), SITE)),
        List.of(), false, Set.of("KW404", "rawtypes"), SITE);

    JsonNode model = model(table);

    assertThat(model.at("/table")).hasToString(tree("{'name':'t','interface':'T','partitionKey':'PK','delimiter':':',"
        + "'naming':'SNAKE_CASE','suppressed':['KW404']}"));
    assertThat(model.at("/entities/0/components/1/type")).hasToString(tree("{'java':'Map<String, Set<String>>','map':{"
        + "'java':'Set<String>','set':{'java':'String','scalar':'STRING'}}}"));
    assertThat(model.at("/entities/0/components/2/type")).hasToString(tree("{'java':'Shape','sealed':'shop.Shape'}"));
    assertThat(model.at("/sealedTypes/0")).hasToString(tree("{'interface':'shop.Shape','permitted':"
        + "[{'record':'shop.Shape.Disc','type':'Disc'}]}"));
  }

  @Test
  void aComponentThatLivesInItsKeySaysSo() throws Exception {
    ComponentModel id = new ComponentModel("id", "ID", STRING, Presence.REQUIRED, Optional.empty(), false, Role.PLAIN,
        Optional.empty(), SITE);

    assertThat(model(Shop.table(List.of(), List.of(), entity("E", List.of(id), "E#{id}", "E", List.of(), Set.of())))
        .at("/entities/0/components/0/stored").booleanValue()).isFalse();
    assertThat(model(Shop.table()).at("/entities/0/components/0/stored").isMissingNode()).isTrue();
  }

  private JsonNode model(TableModel table) throws Exception {
    String json = ModelJson.of(Shop.planned(table));
    assertThat(json).endsWith("}\n");
    return jackson.readTree(json);
  }

  /** JSON with apostrophes for quotes, as Jackson prints it. */
  private static String tree(String json) throws Exception {
    return JsonMapper.builder()
        .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES, JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
        .build()
        .readTree(json)
        .toString();
  }
}
