/**
 * What a process ends before it ends itself. It is kept at the process, since specs and the environment
 * that they run in are loaded apart.
 */

const KEPT = Symbol.for('worker-specs.kept');

type End = () => Promise<void>;

function kept(): Set<End> {
  const held: unknown = Reflect.get(globalThis, KEPT);
  if (held instanceof Set) return held;
  const made = new Set<End>();
  Reflect.set(globalThis, KEPT, made);
  return made;
}

/** Has something ended with the process. */
export function keep(end: End): void {
  kept().add(end);
}

/** Ends all that was kept. */
export async function endKept(): Promise<void> {
  const all = [...kept()];
  kept().clear();
  await Promise.all(all.map((end) => end()));
}
