package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.expression.UpdateAction;
import dev.keywright.processor.plan.expression.UpdateReader;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code update} or {@code patch} of one pattern, and adds what every update of the entity does. */
public final class ChangesReader {

  private final TableModel table;
  private final EntityKeys keys;
  private final PatternModel pattern;
  private final Problems problems;
  private final Scope scope;
  private final List<Change> changes = new ArrayList<>();
  private final Map<String, Touch> touches = new LinkedHashMap<>();
  private boolean faulty;

  public ChangesReader(TableModel table, EntityKeys keys, PatternModel pattern, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.pattern = pattern;
    this.problems = problems;
    this.scope = Scope.of(table, List.of(keys.entity()));
  }

  /** What the pattern changes; empty if something in it was reported. */
  public Optional<Changes> read(Parameters parameters) {
    Optional<Text> update = pattern.clauses().update();
    List<Text> patch = pattern.clauses().patch();
    if (update.isPresent() == !patch.isEmpty()) {
      problems.error(Code.KW302, pattern.site("operation"), "\"" + pattern.name() + "\" "
          + (patch.isEmpty() ? "says nothing to change." : "says both update and patch.") + " Write update = \"set "
          + scope.example() + " = :" + scope.example() + "\" for changes that are always the same, or patch = {...} for"
          + " components that the caller may set or leave.");
      return Optional.empty();
    }
    update.ifPresent(text -> readUpdate(text, parameters));
    patch.forEach(this::addPatched);
    addOwn();
    return faulty ? Optional.empty() : Optional.of(new Changes(changes, touches));
  }

  private void readUpdate(Text text, Parameters parameters) {
    Optional<List<UpdateAction>> actions = new UpdateReader(table, scope, parameters, problems).read(text);
    faulty |= actions.isEmpty();
    actions.ifPresent(read -> {
      faulty |= !new PathsAreDistinct(text, problems).check(read);
      read.forEach(action -> add(action, text.site()));
    });
  }

  private void add(UpdateAction action, Site site) {
    ComponentModel component = action.place().component();
    if (!mayChange(component, site)) {
      return;
    }
    Optional<ComponentModel> whole = action.place().whole();
    switch (action.kind()) {
      case PLAIN -> addPlain(action);
      case COMPUTED, IF_ABSENT -> add(new Change.Assign(whole, action.plan()), new Touch.Computed(component));
      case ADD -> add(new Change.Add(whole, action.plan()), new Touch.Computed(component));
      case DELETE -> add(new Change.Delete(whole, action.plan()), new Touch.Computed(component));
      case REMOVE -> add(whole.isPresent() ? new Change.Remove(component) : new Change.RemovePath(action.plan()),
          new Touch.Removed(component));
    }
  }

  private void addPlain(UpdateAction action) {
    ComponentModel component = action.place().component();
    Argument argument = action.argument().orElseThrow();
    add(action.place().nested()
        ? new Change.SetPath(action.plan(), action.place().form(), argument)
        : new Change.Set(component, argument), new Touch.Set(component, argument));
  }

  /** @param touch what becomes of the component, if it is changed as a whole */
  private void add(Change change, Touch touch) {
    changes.add(change);
    change.whole().ifPresent(component -> touches.put(component.name(), touch));
  }

  private void addPatched(Text name) {
    Optional<ComponentModel> component = new ListedComponents(keys.entity(), scope, problems).find(name, "patch");
    faulty |= component.isEmpty();
    component.filter(found -> mayChange(found, name.site())).ifPresent(found -> {
      if (touches.containsKey(found.name())) {
        fault(Code.KW317, name.site(), "\"" + pattern.name() + "\" lists " + found.name() + " twice.");
      }
      add(new Change.Patch(found), new Touch.Patched(found));
    });
  }

  /** The primary key stays what it is, and what Keywright counts or stamps is not the user's to write. */
  private boolean mayChange(ComponentModel component, Site site) {
    if (keys.primary().components().contains(component)) {
      fault(Code.KW315, site, "\"" + pattern.name() + "\" changes " + component.name() + ", which the primary key is made"
          + " of, and DynamoDB cannot move an item to another key. Delete the item and create it anew, in one TRANSACT.");
      return false;
    }
    if (component.role() != Role.PLAIN && component.role() != Role.TTL) {
      fault(Code.KW323, site, "The component " + component.name() + " is written by Keywright itself, in every write that"
          + " concerns it. Leave it out of \"" + pattern.name() + "\".");
      return false;
    }
    return true;
  }

  /** Version, stamps, and for a write that may make the item what every item has. */
  private void addOwn() {
    EntityModel entity = keys.entity();
    boolean upsert = pattern.operation() == Operation.UPSERT;
    if (upsert) {
      table.typeAttribute().ifPresent(attribute -> changes.add(new Change.Tag(attribute, entity.tag())));
      keys.primary().components().stream()
          .filter(component -> component.stored() && !isKeyAttribute(component))
          .forEach(component -> changes.add(new Change.KeyComponent(component)));
      entity.withRole(Role.CREATED_AT).ifPresent(component -> changes.add(new Change.Stamp(component, true)));
      faulty |= !new UpsertIsComplete(entity, pattern, problems).check(touches, keys.primary().components());
    }
    entity.withRole(Role.UPDATED_AT).ifPresent(component ->
        add(new Change.Stamp(component, false), new Touch.Stamped(component)));
    entity.version().ifPresent(component ->
        add(new Change.CountVersion(component), new Touch.Computed(component)));
    if (upsert) {
      entity.withRole(Role.CREATED_AT).ifPresent(component ->
          touches.put(component.name(), new Touch.Computed(component)));
    }
  }

  private boolean isKeyAttribute(ComponentModel component) {
    return keys.primary().schema().attributes().contains(component.storedName());
  }

  private void fault(Code code, Site site, String message) {
    faulty = true;
    problems.error(code, site, message);
  }
}
