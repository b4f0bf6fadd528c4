package dev.keywright.sample.data;

import dev.keywright.sample.shop.Address;
import dev.keywright.sample.shop.Customer;
import java.text.Normalizer;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** The shop's customers. */
final class People {
  /** Name, street, postal code, city, country. */
  private static final String PEOPLE = """
      Anna Lindqvist     | Möllevångsgatan 14      | 214 20   | Malmö      | SE
      Ben Okafor         | 22 Camden Passage       | N1 8EA   | London     | GB
      Camille Dupont     | 8 rue Oberkampf         | 75011    | Paris      | FR
      Daniel Weber       | Karl-Heine-Straße 61    | 04229    | Leipzig    | DE
      Elif Yılmaz        | Oranienstraße 185       | 10999    | Berlin     | DE
      Francesca Conti    | Via Savona 33           | 20144    | Milano     | IT
      Greta Andersson    | Linnégatan 28           | 413 04   | Göteborg   | SE
      Hugo Martín        | Calle del Pez 12        | 28004    | Madrid     | ES
      Ingrid Solberg     | Markveien 35            | 0554     | Oslo       | NO
      Jan de Vries       | Haarlemmerdijk 102      | 1013 JK  | Amsterdam  | NL
      Katarzyna Nowak    | ul. Mokotowska 46       | 00-543   | Warszawa   | PL
      Lars Møller        | Jægersborggade 7        | 2200     | København  | DK
      Lena Schulz        | Schanzenstraße 70       | 20357    | Hamburg    | DE
      Leonie Schulte     | Domstraße 19            | 50668    | Köln       | DE
      Léa Moreau         | 15 rue des Tanneurs     | 59000    | Lille      | FR
      Marta Rossi        | Via dei Coronari 5      | 00186    | Roma       | IT
      Matteo Ricci       | Via Mascarella 60       | 40126    | Bologna    | IT
      Nils Eriksson      | Skånegatan 90           | 116 35   | Stockholm  | SE
      Oscar O'Brien      | 3 Fumbally Lane         | D08 HFY0 | Dublin     | IE
      Paula Schultheiß   | Nauwieserstraße 12      | 66111    | Saarbrücken | DE
      Quentin Lambert    | 41 cours Julien         | 13006    | Marseille  | FR
      Rosa García        | Carrer de Blai 8        | 08004    | Barcelona  | ES
      Sven Schuster      | Nordstraße 3            | 28217    | Bremen     | DE
      Theo Janssens      | Dageraadplaats 21       | 2018     | Antwerpen  | BE
      """;
  private static final int FIRST_NUMBER = 1001;
  private static final LocalDate OPENING = LocalDate.of(2019, 4, 1);
  private static final int DAYS_SINCE_OPENING = 2600;

  private People() {}

  static List<Customer> customers(Random random) {
    List<Customer> customers = new ArrayList<>();
    for (String line : PEOPLE.lines().toList()) {
      customers.add(customer("C-" + (FIRST_NUMBER + customers.size()), line.split("\\|"), random));
    }
    return customers;
  }

  private static Customer customer(String customerId, String[] fields, Random random) {
    String name = fields[0].strip();
    Address home = new Address(fields[1].strip(), fields[2].strip(), fields[3].strip(), fields[4].strip());
    Map<String, Address> addresses = new LinkedHashMap<>(Map.of("home", home));
    if (random.nextInt(3) == 0) {
      addresses.put("office", new Address("Business Park " + (1 + random.nextInt(40)), home.postalCode(), home.city(),
          home.country()));
    }
    Optional<String> phone = random.nextBoolean()
        ? Optional.of("+49 30 5550 " + (1000 + random.nextInt(9000)))
        : Optional.empty();
    LocalDate since = OPENING.plusDays(random.nextInt(DAYS_SINCE_OPENING));
    return new Customer(customerId, email(name), name, home.country(), since, phone, addresses, 1);
  }

  /** With capitals, as people type it. */
  private static String email(String name) {
    String[] parts = name.replace('ı', 'i').replace('ø', 'o').replace("ß", "ss").split(" ");
    String address = parts[0] + "." + parts[parts.length - 1] + "@example.com";
    return Normalizer.normalize(address, Normalizer.Form.NFD).replaceAll("[^\\p{ASCII}]|'", "");
  }
}
