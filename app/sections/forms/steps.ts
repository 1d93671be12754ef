/**
 * Forms of several steps, when the browser itself sends them: each step is sent with what the others
 * hold, and the page comes back with the step to go on with.
 */

import type { FieldErrors } from './form-schema';
import type { Typed } from './posted';

/** What one step asks. */
export interface FormStep<Name extends string> {
  readonly names: readonly Name[];
}

/** The fields in which such a form says at which step it is, and to which its visitor wants. */
export const STEP = 'step';
export const GO_TO = 'goTo';

/** What is to be done with a form at a step. */
export interface StepPlan<Name extends string> {
  /** The fields to be judged; all where it is to be sent. */
  readonly judged: readonly Name[] | undefined;
  /** The step to show where these are right; null where the form is to be sent then. */
  readonly next: number | null;
}

/** Reads it out of what was sent; a form of one step is judged and sent. */
export function planOf<Name extends string>(
  steps: readonly FormStep<Name>[],
  typed: Typed,
): StepPlan<Name> {
  const wanted = stepIn(steps, typed[GO_TO]);
  if (wanted !== null) return { judged: [], next: wanted };
  const step = stepIn(steps, typed[STEP]);
  if (step === null || step === steps.length - 1) return { judged: undefined, next: null };
  return { judged: steps.slice(0, step + 1).flatMap(({ names }) => names), next: step + 1 };
}

/** The first step that has something wrong; the last where nothing is. */
export function firstOpenStep<Name extends string>(
  steps: readonly FormStep<Name>[],
  errors: FieldErrors,
): number {
  const found = steps.findIndex(({ names }) => names.some((name) => errors[name] !== undefined));
  return found < 0 ? Math.max(steps.length - 1, 0) : found;
}

function stepIn(steps: readonly unknown[], text: string | undefined): number | null {
  const step = /^\d$/.test(text ?? '') ? Number(text) : Number.NaN;
  return step < steps.length ? step : null;
}
