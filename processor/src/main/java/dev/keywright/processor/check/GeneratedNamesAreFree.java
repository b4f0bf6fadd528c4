package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.SourceVersion;

/**
 * What is generated gets names that Java takes and that are not taken: by another entity of the table, by methods that the
 * table class has, or by those that every object has. Types that exist already are found when the files are written.
 */
final class GeneratedNamesAreFree implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    Map<String, EntityModel> byAccessor = new LinkedHashMap<>();
    for (EntityModel entity : table.entities()) {
      checkEntity(entity, byAccessor, problems);
      entity.patterns().stream()
          .filter(pattern -> checkPattern(pattern, problems))
          .forEach(pattern -> checkEntityPattern(entity, pattern, problems));
      new NestedNames(table, entity, problems).check();
    }
    for (PatternModel pattern : table.patterns()) {
      if (checkPattern(pattern, problems)) {
        checkTablePattern(pattern, byAccessor, problems);
      }
    }
  }

  private static void checkEntity(EntityModel entity, Map<String, EntityModel> byAccessor, Problems problems) {
    String accessor = Names.accessor(entity);
    if (!SourceVersion.isIdentifier(entity.name())) {
      problems.error(Code.KW106, entity.site().member("name"), """
          "%s" is no name that Java takes, but the repository, key class and accessor of %s would be called after it.
            Use letters and digits: @Entity(name = "%s")"""
          .formatted(entity.name(), entity.type().simpleName(), entity.type().simpleName()));
      return;
    }
    if (SourceVersion.isKeyword(accessor) || Names.isTableMethod(accessor)) {
      problems.error(Code.KW106, entity.site(), """
          The accessor of %s in the table class would be %s(), which is %s.
            Name it otherwise, without a change to what is stored: @Entity(name = "%s")"""
          .formatted(entity.type().simpleName(), accessor,
              SourceVersion.isKeyword(accessor) ? "a word of Java" : "a method that the class has already",
              entity.type().simpleName() + "Item"));
      return;
    }
    EntityModel other = byAccessor.putIfAbsent(accessor, entity);
    if (other != null) {
      problems.error(Code.KW106, entity.site(), """
          The accessor of %s in the table class would be %s(), which is that of %s.
            Name one of them otherwise, without a change to what is stored: @Entity(name = "...")"""
          .formatted(entity.type(), accessor, other.type()));
    }
  }

  private static boolean checkPattern(PatternModel pattern, Problems problems) {
    Text name = pattern.name();
    if (!SourceVersion.isIdentifier(name.value()) || SourceVersion.isKeyword(name.value())) {
      problems.error(Code.KW106, name.site(), """
          The access pattern "%s" would make a method of that name, which Java does not take%s.
            Name it as you would name the method, such as "find" or "ofCustomer"; say the rest in its description."""
          .formatted(name, SourceVersion.isKeyword(name.value()) ? ": it is a word of the language" : ""));
      return false;
    }
    if (Names.isObjectMethod(name.value())) {
      problems.error(Code.KW106, name.site(), """
          The access pattern "%s" would make a method of that name, but every object has one.
            Choose another name.""".formatted(name));
      return false;
    }
    return true;
  }

  private static void checkEntityPattern(EntityModel entity, PatternModel pattern, Problems problems) {
    if (Names.isRepositoryMethod(pattern.name().value())) {
      problems.error(Code.KW106, pattern.name().site(), """
          The access pattern "%s" would make a method of that name, but the repository of %s has one already.
            Choose another name.""".formatted(pattern.name(), entity.type().simpleName()));
    }
  }

  private static void checkTablePattern(
      PatternModel pattern, Map<String, EntityModel> byAccessor, Problems problems) {
    String name = pattern.name().value();
    boolean withoutParameters = pattern.operation() != Operation.TRANSACT && pattern.where().map(Text::value).filter(where -> where.contains(":")).isEmpty();
    if (Names.isTableMethod(name)) {
      problems.error(Code.KW106, pattern.name().site(), """
          The access pattern "%s" would make a method of that name, but the table class has one already.
            Choose another name.""".formatted(name));
    } else if (withoutParameters && byAccessor.containsKey(name)) {
      problems.error(Code.KW106, pattern.name().site(), """
          The access pattern "%s" would make a method without parameters, %s(), but that is the accessor of %s.
            Choose another name.""".formatted(name, name, byAccessor.get(name).type().simpleName()));
    }
  }
}
