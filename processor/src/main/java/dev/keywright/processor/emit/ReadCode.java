package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The body of a read method: a variable per component, a loop over what arrives, and the record's constructor.
 * Components that are not stored are taken from the key text that holds them, after the loop.
 */
final class ReadCode {
  private final List<ComponentSource> sources;
  private final CodecConstants constants;
  private final NameAllocator variables;
  private final Optional<DecodingCode> decoding;
  private final String at;
  private final String in;

  /** Of a nested record, all of whose components are stored. */
  ReadCode(List<ComponentSource> sources, CodecConstants constants) {
    this(sources, constants, Optional.empty());
  }

  ReadCode(List<ComponentSource> sources, CodecConstants constants, DecodingCode decoding) {
    this(sources, constants, Optional.of(decoding));
  }

  private ReadCode(List<ComponentSource> sources, CodecConstants constants, Optional<DecodingCode> decoding) {
    this.sources = sources;
    this.constants = constants;
    this.decoding = decoding;
    this.variables = constants.freeNames();
    sources.forEach(source -> variables.newName(source.component().name(), source.component().name()));
    keyTexts().keySet().forEach(attribute -> {
      variables.newName(camel(attribute), textTag(attribute));
      variables.newName(camel(attribute) + "Parts", partsTag(attribute));
    });
    this.at = variables.newName("at");
    this.in = variables.newName("in");
  }

  /** The names of all attributes that are read, in the order of their positions in the loop. */
  static List<String> attributes(List<ComponentSource> sources) {
    List<String> names = new ArrayList<>();
    for (ComponentSource source : sources) {
      if (source instanceof ComponentSource.Stored stored) {
        names.add(stored.component().storedName());
      }
    }
    names.addAll(keyTexts(sources).keySet());
    return names;
  }

  /** The name of the reader, the method's parameter. */
  String reader() {
    return in;
  }

  CodeBlock body(ClassName record) {
    CodeBlock.Builder code = CodeBlock.builder();
    stored().forEach(component -> declare(code, component));
    keyTexts().keySet().forEach(attribute -> code.addStatement("$T $N = null", String.class, text(attribute)));
    code.beginControlFlow("for (int $1N = $2N.next($3L); $1N != $4T.END; $1N = $2N.next($3L))",
        at, in, CodecConstants.ALL, RuntimeTypes.ITEM_READER);
    code.beginControlFlow("switch ($N)", at);
    int position = 0;
    for (ComponentModel component : stored()) {
      code.add("case $L -> $[$N = $L;\n$]", position++, variable(component), value(component));
    }
    for (String attribute : keyTexts().keySet()) {
      code.add("case $L -> $[$N = $N.string();\n$]", position++, text(attribute), in);
    }
    code.add("default -> $N.skip();\n", in).endControlFlow().endControlFlow();
    keyTexts().forEach((attribute, source) -> code.addStatement("$T $N = $N.decoded($N, $N, $L)",
        RuntimeTypes.DECODED_KEY, parts(attribute), in, constants.attribute(attribute), text(attribute),
        decoding.orElseThrow().format(source)));
    CodeBlock arguments = sources.stream().map(this::argument).collect(CodeBlock.joining(",\n"));
    String form = sources.size() > 1 ? "return new $T(\n$L)" : "return new $T($L)";
    return code.addStatement(form, record, arguments).build();
  }

  private void declare(CodeBlock.Builder code, ComponentModel component) {
    TypeName type = component.presence() == Presence.OPTIONAL
        ? JavaTypes.of(component) : JavaTypes.boxed(component.type());
    CodeBlock start = switch (component.presence()) {
      case OPTIONAL -> CodeBlock.of("$T.empty()", Optional.class);
      case NULLABLE -> CodeBlock.of("null");
      case REQUIRED -> isSet(component) ? CodeBlock.of("$T.of()", Set.class) : unread(component);
    };
    code.addStatement("$T $N = $L", type, variable(component), start);
  }

  /** An item that was stored before its entity had a version has been counted no times. */
  private static CodeBlock unread(ComponentModel component) {
    if (component.role() != Role.VERSION) {
      return CodeBlock.of("null");
    }
    return CodeBlock.of(component.type().is(ScalarKind.LONG) ? "0L" : "0");
  }

  private CodeBlock value(ComponentModel component) {
    CodeBlock value = present(component);
    return component.presence() == Presence.OPTIONAL ? CodeBlock.of("$T.of($L)", Optional.class, value) : value;
  }

  private CodeBlock present(ComponentModel component) {
    if (component.type() instanceof ValueType.Scalar scalar) {
      return CodeBlock.of("$N.$N()", in, ScalarCalls.reader(component, scalar));
    }
    if (component.type() instanceof ValueType.EnumType) {
      return CodeBlock.of("$N.enumeration($N)", in, constants.values(component));
    }
    return CodeBlock.of("$L.read($N)", constants.codecOf(component), in);
  }

  private CodeBlock argument(ComponentSource source) {
    ComponentModel component = source.component();
    if (source instanceof ComponentSource.Decoded decoded) {
      return decoding.orElseThrow().value(decoded, parts(decoded.attribute()));
    }
    if (component.presence().mayBeAbsent() || isSet(component) || component.role() == Role.VERSION) {
      return CodeBlock.of("$N", variable(component));
    }
    return CodeBlock.of("$N.required($N, $N)", in, constants.attribute(component.storedName()), variable(component));
  }

  private List<ComponentModel> stored() {
    return sources.stream()
        .filter(ComponentSource.Stored.class::isInstance)
        .map(ComponentSource::component)
        .toList();
  }

  private Map<String, ComponentSource.Decoded> keyTexts() {
    return keyTexts(sources);
  }

  /** Attributes that are read for the components in their text alone, each with the first of these. */
  private static Map<String, ComponentSource.Decoded> keyTexts(List<ComponentSource> sources) {
    Map<String, ComponentSource.Decoded> texts = new LinkedHashMap<>();
    for (ComponentSource source : sources) {
      if (source instanceof ComponentSource.Decoded decoded) {
        texts.putIfAbsent(decoded.attribute(), decoded);
      }
    }
    return texts;
  }

  private String variable(ComponentModel component) {
    return variables.get(component.name());
  }

  private String text(String attribute) {
    return variables.get(textTag(attribute));
  }

  private String parts(String attribute) {
    return variables.get(partsTag(attribute));
  }

  private static Object textTag(String attribute) {
    return List.of(attribute);
  }

  private static Object partsTag(String attribute) {
    return List.of(attribute, "parts");
  }

  private static String camel(String attribute) {
    return Words.of(attribute).camel();
  }

  private static boolean isSet(ComponentModel component) {
    return component.type() instanceof ValueType.SetType;
  }
}
