package dev.keywright.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamingTest {

  @ParameterizedTest
  @CsvSource({
      "placedAt, placedAt, placed_at, PlacedAt",
      "id, id, id, Id",
      "customerID, customerID, customer_id, CustomerID",
      "URLValue, URLValue, url_value, URLValue",
      "line2Total, line2Total, line2_total, Line2Total",
      "already_snake, already_snake, already_snake, Already_snake",
      "xY, xY, x_y, XY",
      "straßeÄ, straßeÄ, straße_ä, StraßeÄ"
  })
  void derivesStoredNames(String component, String identity, String snakeCase, String upperCamel) {
    assertThat(Naming.IDENTITY.storedName(component)).isEqualTo(identity);
    assertThat(Naming.SNAKE_CASE.storedName(component)).isEqualTo(snakeCase);
    assertThat(Naming.UPPER_CAMEL.storedName(component)).isEqualTo(upperCamel);
  }
}
