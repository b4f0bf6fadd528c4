package dev.keywright.processor.guide;

import java.util.List;
import java.util.stream.Stream;

/**
 * As much of other frameworks as the guide's examples name: they are not on the class path, and the guide is not about
 * them. An annotation takes any of the members that examples use.
 */
final class GuideStubs {

  private static final String ENHANCED = "package software.amazon.awssdk.enhanced.dynamodb; ";
  private static final String[] ENHANCED_ANNOTATIONS = Stream.concat(
      Stream.of("Bean", "Attribute", "PartitionKey", "SortKey", "SecondaryPartitionKey", "SecondarySortKey")
          .map(name -> "software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDb" + name),
      Stream.of("software.amazon.awssdk.enhanced.dynamodb.extensions.annotations.DynamoDbVersionAttribute"))
      .toArray(String[]::new);
  private static final List<String> ENHANCED_TYPES = List.of(
      ENHANCED + """
          public interface DynamoDbEnhancedClient {
            static Builder builder() { return null; }
            <T> DynamoDbTable<T> table(String name, TableSchema<T> schema);
            interface Builder {
              Builder dynamoDbClient(software.amazon.awssdk.services.dynamodb.DynamoDbClient client);
              DynamoDbEnhancedClient build();
            }
          }
          """,
      ENHANCED + """
          public interface TableSchema<T> {
            static <T> TableSchema<T> fromBean(Class<T> type) { return null; }
          }
          """,
      ENHANCED + """
          public interface DynamoDbTable<T> {
            void putItem(T item);
            T getItem(Key key);
            T updateItem(T item);
            T deleteItem(Key key);
            PageIterable<T> query(software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional condition);
            interface PageIterable<T> { Items<T> items(); }
            interface Items<T> { java.util.stream.Stream<T> stream(); }
          }
          """,
      ENHANCED + """
          public interface Key {
            static Builder builder() { return null; }
            interface Builder { Builder partitionValue(String value); Builder sortValue(String value); Key build(); }
          }
          """,
      """
      package software.amazon.awssdk.enhanced.dynamodb.model;
      import software.amazon.awssdk.enhanced.dynamodb.Key;
      public interface QueryConditional {
        static QueryConditional sortBeginsWith(java.util.function.Consumer<Key.Builder> key) { return null; }
      }
      """);

  private GuideStubs() {}

  static List<String> of(String framework) {
    return switch (framework) {
      case "Spring" -> annotations("org.springframework.context.annotation.Bean",
          "org.springframework.context.annotation.Configuration", "org.springframework.stereotype.Service",
          "org.springframework.beans.factory.annotation.Value");
      case "Quarkus" -> annotations("jakarta.enterprise.inject.Produces", "jakarta.inject.Singleton",
          "org.eclipse.microprofile.config.inject.ConfigProperty");
      case "Lambda" -> List.of(
          "package com.amazonaws.services.lambda.runtime; public interface Context {}",
          """
          package com.amazonaws.services.lambda.runtime;
          public interface RequestHandler<I, O> { O handleRequest(I input, Context context); }
          """);
      case "Enhanced Client" ->
          Stream.concat(ENHANCED_TYPES.stream(), annotations(ENHANCED_ANNOTATIONS).stream()).toList();
      default -> throw new IllegalArgumentException("No stubs for " + framework);
    };
  }

  private static List<String> annotations(String... names) {
    return Stream.of(names).map(name -> """
        package %s;
        public @interface %s {
          String value() default "";
          String name() default "";
          String destroyMethod() default "";
          String[] indexNames() default {};
        }
        """.formatted(name.substring(0, name.lastIndexOf('.')), name.substring(name.lastIndexOf('.') + 1))).toList();
  }
}
