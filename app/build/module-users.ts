/** Who loads which module of the app: what the build plans its files by (app/build/file-plan.ts). */

/** What the build knows of a module once it has read all of them. */
export interface ModuleFacts {
  readonly id: string;
  readonly isEntry: boolean;
  /** What comes with it. */
  readonly importedIds: readonly string[];
  /** What it loads when it wants it. */
  readonly dynamicallyImportedIds: readonly string[];
}

/** Modules that the same users load, all of them or none. */
export interface ModuleSet {
  readonly modules: readonly string[];
  readonly users: ReadonlySet<string>;
}

/**
 * The modules that are loaded by the same users, in the build's order. `usersOf` names who wants a module
 * that is loaded when it is wanted, a page or a later part: what has one name is loaded together. What
 * the entries bring along is left out: every visitor has it.
 */
export function moduleSets(
  facts: readonly ModuleFacts[],
  usersOf: (id: string) => readonly string[],
): ModuleSet[] {
  const byId = new Map(facts.map((module) => [module.id, module]));
  const entries = facts.filter((module) => module.isEntry).map(({ id }) => id);
  const everybodys = broughtAlong(entries, byId);
  const users = new Map(facts.map(({ id }) => [id, new Set<string>()]));
  for (const wanted of new Set(facts.flatMap((module) => module.dynamicallyImportedIds))) {
    const names = usersOf(wanted);
    for (const id of broughtAlong([wanted], byId)) {
      for (const name of names) users.get(id)?.add(name);
    }
  }
  const sets = new Map<string, { modules: string[]; users: ReadonlySet<string> }>();
  for (const [id, own] of users) {
    if (own.size === 0 || everybodys.has(id)) continue;
    const key = [...own].toSorted().join('\n');
    const set = sets.get(key) ?? { modules: [], users: own };
    set.modules.push(id);
    sets.set(key, set);
  }
  return [...sets.values()];
}

/** These modules, with all that they import at once, and so on. */
function broughtAlong(from: readonly string[], byId: ReadonlyMap<string, ModuleFacts>) {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(byId.get(id)?.importedIds ?? []));
  }
  return found;
}
