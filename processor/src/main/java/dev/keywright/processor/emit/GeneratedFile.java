package dev.keywright.processor.emit;

/**
 * A source file to be written, in the package of the table interface. The last thing that emission makes; the root
 * hands it to the compiler.
 */
public record GeneratedFile(String packageName, String simpleName, String text) {
  /** The name under which the compiler files it. */
  public String qualifiedName() {
    return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
  }
}
