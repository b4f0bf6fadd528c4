package dev.keywright.processor.guide;

import java.util.List;
import java.util.stream.Stream;

/**
 * As much of other frameworks as the guide's examples name: they are not on the class path, and the guide is not about
 * them. An annotation takes any of the members that examples use.
 */
final class GuideStubs {

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
      default -> throw new IllegalArgumentException("No stubs for " + framework);
    };
  }

  private static List<String> annotations(String... names) {
    return Stream.of(names).map(name -> """
        package %s;
        public @interface %s { String value() default ""; String name() default ""; }
        """.formatted(name.substring(0, name.lastIndexOf('.')), name.substring(name.lastIndexOf('.') + 1))).toList();
  }
}
