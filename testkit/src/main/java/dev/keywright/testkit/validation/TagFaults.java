package dev.keywright.testkit.validation;

/** Texts about tags and the resources that bear them. */
public final class TagFaults {

  private TagFaults() {}

  public static Rejection noTags() {
    return Rejection.validation("Atleast one Tag needs to be provided as Input.");
  }

  public static Rejection tooManyTags() {
    return Rejection.validation("The number of tags exceeds the limit of 50 tags for a resource");
  }

  public static Rejection invalidArn(String arn) {
    return Rejection.validation("Invalid TableArn: Invalid ResourceArn provided as input " + arn);
  }

  public static Rejection notFound(String arn) {
    return Rejection.of(ErrorCode.RESOURCE_NOT_FOUND, "Requested resource not found: ResourcArn: " + arn
        + " not found");
  }

  public static Rejection denied(String operation, String arn) {
    return Rejection.of(ErrorCode.ACCESS_DENIED, "User: arn:aws:iam::123456789012:user/local is not authorized to"
        + " perform: dynamodb:" + operation + " on resource: " + arn);
  }
}
