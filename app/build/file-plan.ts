/**
 * Plans which modules stand in one file. A file for each set of modules that the same users load would
 * waste nothing, but a page would load forty, most too small to compress well. So sets are put together,
 * those first for which the least is loaded in vain, until nobody loads more files than they should.
 */
import type { ModuleSet } from './module-users';

export interface PlanOptions {
  /** The most files that a user loads. At least one. */
  readonly mostFiles: (user: string) => number;
  readonly bytesOf: (id: string) => number;
  /** What a byte in vain costs: 1 for a user whom visitors wait for, more for one who stands for many. Above 0. */
  readonly weightOf: (user: string) => number;
  /** What a module imports at once. */
  readonly importsOf: (id: string) => readonly string[];
}

/** Modules that are to stand in one file. */
interface File extends ModuleSet {
  readonly bytes: number;
}

/** Files to put together, and what these import besides. */
interface Join {
  readonly parts: readonly File[];
  readonly imported: ReadonlySet<File>;
}

/** The modules of each file, and who loads it. Files import each other in one direction alone, as the sets do. */
export function planFiles(sets: readonly ModuleSet[], options: PlanOptions): readonly ModuleSet[] {
  let files: readonly File[] = sets.map((set) => ({
    ...set,
    bytes: set.modules.reduce((sum, id) => sum + options.bytesOf(id), 0),
  }));
  for (;;) {
    const user = mostCrowded(files, options);
    if (user === undefined) return files;
    files = withOneOf(files, cheapest(files, user, options));
  }
}

/** These files, with some put together. */
function withOneOf(files: readonly File[], { parts, imported }: Join): File[] {
  const modules = parts.flatMap((part) => part.modules);
  const users = new Set(parts.flatMap((part) => [...part.users]));
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return [
    { modules, users, bytes },
    ...files
      .filter((file) => !parts.includes(file))
      // Whoever loads a file loads what it imports.
      .map((file) =>
        imported.has(file) ? { ...file, users: new Set([...file.users, ...users]) } : file,
      ),
  ];
}

/** Who loads the most files of those who load more than they should. */
function mostCrowded(files: readonly File[], { mostFiles }: PlanOptions): string | undefined {
  const counts = new Map<string, number>();
  for (const user of files.flatMap(({ users }) => [...users])) {
    counts.set(user, (counts.get(user) ?? 0) + 1);
  }
  const crowded = [...counts].filter(([user, count]) => count > mostFiles(user));
  return crowded.toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Of the files of a user, those for which the least is loaded in vain when they are one: two, and what
 * one of them imports and imports the other, or files would import each other in a circle.
 */
function cheapest(files: readonly File[], user: string, options: PlanOptions): Join {
  const importedBy = importsOfFiles(files, options.importsOf);
  const own = files.filter(({ users }) => users.has(user));
  const joins = own.flatMap((one, index) =>
    own.slice(index + 1).map((other) => {
      const isBetween = (file: File) =>
        (importedBy(one).has(file) && importedBy(file).has(other)) ||
        (importedBy(other).has(file) && importedBy(file).has(one));
      const parts = [one, other, ...own.filter(isBetween)];
      return { parts, atLeast: costOf({ parts, imported: new Set() }, options) };
    }),
  );
  let best: { join: Join; cost: number } | undefined;
  for (const { parts, atLeast } of joins.toSorted((one, other) => one.atLeast - other.atLeast)) {
    if (best !== undefined && atLeast >= best.cost) break;
    const imported = new Set(parts.flatMap((part) => [...importedBy(part)]));
    for (const part of parts) imported.delete(part);
    const cost = costOf({ parts, imported }, options);
    if (best === undefined || cost < best.cost) best = { join: { parts, imported }, cost };
  }
  return best?.join ?? { parts: own, imported: new Set() };
}

/** Bytes in vain for each file less, of what is put together and of what that imports. */
function costOf({ parts, imported }: Join, { weightOf }: PlanOptions): number {
  const counts = new Map<string, number>();
  for (const user of parts.flatMap(({ users }) => [...users])) {
    counts.set(user, (counts.get(user) ?? 0) + 1);
  }
  let saved = 0;
  for (const [user, count] of counts) saved += Math.min(1, weightOf(user)) * (count - 1);
  let cost = 0;
  for (const { users, bytes } of [...parts, ...imported]) {
    for (const user of counts.keys()) if (!users.has(user)) cost += weightOf(user) * bytes;
  }
  return cost / saved;
}

/** Tells the files that a file imports, by itself or through others. */
function importsOfFiles(files: readonly File[], importsOf: PlanOptions['importsOf']) {
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)));
  const known = new Map<File, ReadonlySet<File>>();
  const importedBy = (file: File): ReadonlySet<File> => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const next = new Set(file.modules.flatMap(importsOf).flatMap((id) => fileOf.get(id) ?? []));
    next.delete(file);
    const found = new Set([...next].flatMap((one) => [one, ...importedBy(one)]));
    known.set(file, found);
    return found;
  };
  return importedBy;
}
