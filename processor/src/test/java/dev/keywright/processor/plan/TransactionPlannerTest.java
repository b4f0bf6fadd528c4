package dev.keywright.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Planned;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TransactionPlannerTest {

  @Test
  void parametersOfEqualNameAndTypeAreOne() {
    assertThat(signature("\"Repo.count\", \"Star.add\", \"User.touch\""))
        .isEqualTo("owner ONE, repo ONE, star ONE, user ONE");
  }

  @Test
  void aStarTakesACollection() {
    assertThat(signature("\"Star.add*\"")).isEqualTo("stars MANY");
    assertThat(signature("\"User.touch*\"")).isEqualTo("users MANY");
    assertThat(signature("\"Repo.rename*\"")).isEqualTo("repoRenames MANY");
  }

  @Test
  void aWordGivesAStepsParametersNamesOfTheirOwn() {
    assertThat(signature("\"User.touch\", \"User.touch follower\"")).isEqualTo("user ONE, followerUser ONE");
    assertThat(signature("\"Star.add* new\"")).isEqualTo("newStars MANY");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      "Star"                            | KW320 | cannot be read
      "Stars.add"                       | KW320 | Did you mean
      "Star.ad"                         | KW320 | Did you mean "add"
      "Star.find"                       | KW320 | is no write of one item
      "Repo.edit"                       | KW320 | no patch
      "Repo.rename", "Label.rename"     | KW311 | two types
      "User.touch", "User.touch"        | KW317 | the same item
      """)
  void refusesWhatIsNoStep(String steps, String code, String says) {
    Planned planned = planned(steps);

    assertThat(planned.codes()).as(planned.messages()).containsExactly(code);
    assertThat(planned.messages()).contains(says);
  }

  private static String signature(String steps) {
    Planned planned = planned(steps);
    assertThat(planned.messages()).isEmpty();
    return planned.plan().transactions().get(0).signature().parameters().stream()
        .map(parameter -> parameter.name() + " " + parameter.shape())
        .reduce((left, right) -> left + ", " + right).orElse("");
  }

  private static Planned planned(String steps) {
    return Planned.ofSource("""
        @Table(name = "hub")
        @AccessPattern(name = "together", operation = TRANSACT, steps = {%s})
        sealed interface HubItem permits Repo, Star, User, Label {}
        @Entity
        @PkTemplate(pk = "REPO#{owner}#{repo}", sk = "REPO")
        @AccessPattern(name = "count", operation = UPDATE, update = "add stars 1")
        @AccessPattern(name = "rename", operation = UPDATE, update = "set title = :title")
        @AccessPattern(name = "edit", operation = UPDATE, patch = "title")
        record Repo(String owner, String repo, String title, int stars) implements HubItem {}
        @Entity
        @PkTemplate(pk = "REPO#{owner}#{repo}", sk = "STAR#{user}")
        @AccessPattern(name = "add", operation = CREATE)
        @AccessPattern(name = "find")
        record Star(String owner, String repo, String user) implements HubItem {}
        @Entity
        @PkTemplate(pk = "USER#{user}", sk = "USER")
        @AccessPattern(name = "touch", operation = UPDATE, update = "add visits 1")
        record User(String user, int visits) implements HubItem {}
        @Entity
        @PkTemplate(pk = "LABEL#{label}", sk = "LABEL")
        @AccessPattern(name = "rename", operation = UPDATE, update = "set title = :title")
        record Label(String label, int title) implements HubItem {}
        """.formatted(steps));
  }
}
