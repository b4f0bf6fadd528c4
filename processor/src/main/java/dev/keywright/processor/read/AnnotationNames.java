package dev.keywright.processor.read;

/** Keywright's annotations by name, since the reader loads none of them; the processor asks the compiler for two. */
public final class AnnotationNames {

  public static final String TABLE = "dev.keywright.annotations.Table";
  public static final String ENTITY = "dev.keywright.annotations.Entity";

  static final String PK_TEMPLATE = "dev.keywright.annotations.PkTemplate";
  static final String INDEX_TEMPLATE = "dev.keywright.annotations.IndexTemplate";
  static final String INDEX_TEMPLATES = "dev.keywright.annotations.IndexTemplates";
  static final String ACCESS_PATTERN = "dev.keywright.annotations.AccessPattern";
  static final String ACCESS_PATTERNS = "dev.keywright.annotations.AccessPatterns";
  static final String ATTRIBUTE = "dev.keywright.annotations.Attribute";
  static final String VERSION = "dev.keywright.annotations.Version";
  static final String CREATED_AT = "dev.keywright.annotations.CreatedAt";
  static final String UPDATED_AT = "dev.keywright.annotations.UpdatedAt";
  static final String UNIQUE = "dev.keywright.annotations.Unique";
  static final String CONVERT = "dev.keywright.annotations.Convert";
  static final String TTL = "dev.keywright.annotations.Ttl";

  private AnnotationNames() {}
}
