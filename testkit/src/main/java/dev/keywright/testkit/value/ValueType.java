package dev.keywright.testkit.value;

/** The ten types of an attribute value, named as on the wire. */
public enum ValueType {
  S, N, B, BOOL, NULL, L, M, SS, NS, BS;

  /** Whether values of this type can be key attributes. */
  public boolean isKeyType() {
    return this == S || this == N || this == B;
  }

  /** Whether values of this type are sets. */
  public boolean isSet() {
    return this == SS || this == NS || this == BS;
  }
}
