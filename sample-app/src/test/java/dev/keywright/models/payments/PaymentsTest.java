package dev.keywright.models.payments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.database.TestDatabase;
import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import java.time.LocalDate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each question of model E; what comes through the indexes is what they include, and the keys. */
@Tag("cross-check")
class PaymentsTest {
  private static final LocalDate TODAY = LocalDate.of(2026, 12, 1);

  private final TestDatabase database = TestDatabase.start();
  private final PaymentTable payments = PaymentTable.connect(database.client());

  @BeforeEach
  void create() {
    database.create(PaymentTable.definition());
    payments.subscription().create(subscription("a", "s1", TODAY, TODAY.plusDays(7)));
    payments.subscription().create(subscription("a", "s2", TODAY.plusDays(1), TODAY));
    payments.subscription().create(subscription("a1", "s1", TODAY, TODAY));
    payments.receipt().create(receipt("a", TODAY.minusDays(1)));
    payments.receipt().create(receipt("a", TODAY.minusDays(30)));
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void subscriptionsAndReceiptsOfAnAccountAreToldApart() {
    assertThat(payments.subscription().ofAccount("a").list()).extracting(Subscription::subscriptionId)
        .containsExactly("s1", "s2");
    assertThat(payments.receipt().ofAccount("a").list()).extracting(Receipt::date)
        .containsExactly(TODAY.minusDays(30), TODAY.minusDays(1));
    assertThat(payments.receipt().ofAccount("a1").list()).isEmpty();
  }

  @Test
  void oneSubscription() {
    assertThat(payments.subscription().find("a", "s1", "sku#1"))
        .contains(subscription("a", "s1", TODAY, TODAY.plusDays(7)));
    assertThat(payments.subscription().find("a", "s1", "sku")).isEmpty();
    assertThatThrownBy(() -> payments.subscription().create(subscription("a", "s1", TODAY, TODAY)))
        .isInstanceOf(ItemAlreadyExistsException.class);
  }

  @Test
  void remindersThatAreDueComeAsTheIndexHasThem() {
    assertThat(payments.subscription().remindersDue(TODAY).list())
        .extracting(SubscriptionRepository.RemindersDue::accountId, SubscriptionRepository.RemindersDue::email)
        .containsExactlyInAnyOrder(
            tuple("a", "a@example.com"),
            tuple("a1", "a1@example.com"));
    assertThat(payments.subscription().remindersDue(TODAY.plusDays(2)).list()).isEmpty();
  }

  @Test
  void paymentsThatAreDueComeAsTheIndexHasThem() {
    assertThat(payments.subscription().paymentsDue(TODAY).list())
        .extracting(SubscriptionRepository.PaymentsDue::subscriptionId, SubscriptionRepository.PaymentsDue::paymentAmount)
        .containsExactlyInAnyOrder(
            tuple("s2", 999L), tuple("s1", 999L));
  }

  @Test
  void aSubscriptionIsUpdatedAsFarAsTheCallerSays() {
    Subscription updated = payments.subscription().update("a", "s1", "sku#1").email("new@example.com").save();
    assertThat(updated.email()).isEqualTo("new@example.com");
    assertThat(updated.paymentAmount()).isEqualTo(999);
    assertThat(payments.subscription().update("a", "s1", "sku#1").save()).isEqualTo(updated);
  }

  @Test
  void aReminderThatWasSentMovesToItsNextDay() {
    Subscription reminded = payments.subscription().reminded("a", "s1", "sku#1", TODAY, TODAY.plusDays(30));
    assertThat(reminded.lastReminderDate()).isEqualTo(TODAY);
    assertThat(payments.subscription().remindersDue(TODAY).list()).hasSize(1);
    assertThat(payments.subscription().remindersDue(TODAY.plusDays(30)).list()).hasSize(1);
    assertThatThrownBy(() -> payments.subscription().reminded("a", "s1", "sku#1", TODAY, TODAY.plusDays(60)))
        .isInstanceOf(ConditionFailedException.class);
  }

  private static Subscription subscription(String account, String id, LocalDate reminder, LocalDate payment) {
    return new Subscription(account, id, "sku#1", account + "@example.com", 999, TODAY.minusDays(60), reminder,
        TODAY.minusDays(30), payment);
  }

  private static Receipt receipt(String account, LocalDate date) {
    return new Receipt(account, date, "sku#1", account + "@example.com", 999);
  }
}
