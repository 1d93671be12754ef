/** A team's own selection of a programme's modules, as it stands in the address. */
import type { SilabusModule } from '../../../../api/silabus';

/** Hours of one session, as teams usually book them. */
export const SESSION_HOURS = 3;

/** The chosen modules' ids; null means that nothing was left out. */
export type Choice = readonly string[] | null;

/** The query's parameter that holds the choice. */
export const CHOICE = 'modul';

/** Reads `modul=1,3` or `modul=1&modul=3`; without it all modules are chosen. */
export function readChoice(query: URLSearchParams): Choice {
  if (!query.has(CHOICE)) return null;
  const said = query.getAll(CHOICE).flatMap((ids) => ids.split(','));
  return [...new Set(said.filter((id) => /^[\w-]{1,40}$/.test(id)))];
}

/** The modules that a choice holds, in the syllabus's order. */
export function chosenOf(
  modules: readonly SilabusModule[],
  choice: Choice,
): readonly SilabusModule[] {
  return choice === null ? modules : modules.filter(({ id }) => choice.includes(id));
}

/** The choice with one module put in or taken out; null once it holds all again. */
export function toggled(modules: readonly SilabusModule[], choice: Choice, id: string): Choice {
  const chosen = chosenOf(modules, choice).map((module) => module.id);
  const next = chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id];
  if (next.length === modules.length) return null;
  return modules.map((module) => module.id).filter((known) => next.includes(known));
}

/** The address's query for a programme, by its id, and a choice. */
export function draftHref(program: string, choice: Choice): string {
  const query = new URLSearchParams({ program });
  if (choice !== null) query.set(CHOICE, choice.join(','));
  return `?${query}`;
}

/** Hours in all, and sessions of {@link SESSION_HOURS} that they fill. */
export function effortOf(modules: readonly SilabusModule[]): { hours: number; sessions: number } {
  const hours = modules.reduce((sum, { durationHours }) => sum + durationHours, 0);
  return { hours, sessions: Math.ceil(hours / SESSION_HOURS) };
}
