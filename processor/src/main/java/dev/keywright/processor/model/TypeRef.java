package dev.keywright.processor.model;

import java.util.List;

/** The name of a class: its package and its simple names, outermost first. */
public record TypeRef(String packageName, List<String> simpleNames) implements Comparable<TypeRef> {

  public TypeRef {
    simpleNames = List.copyOf(simpleNames);
  }

  public static TypeRef of(String packageName, String... simpleNames) {
    return new TypeRef(packageName, List.of(simpleNames));
  }

  public String simpleName() {
    return simpleNames.get(simpleNames.size() - 1);
  }

  /** The simple names in one: {@code Outer_Inner}, which is how a nested type lends its name to a generated one. */
  public String joinedName() {
    return String.join("_", simpleNames);
  }

  public String qualifiedName() {
    String name = String.join(".", simpleNames);
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  @Override
  public int compareTo(TypeRef other) {
    return qualifiedName().compareTo(other.qualifiedName());
  }

  @Override
  public String toString() {
    return qualifiedName();
  }
}
