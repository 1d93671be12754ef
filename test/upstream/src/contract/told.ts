/** What has been found of requests and answers that do not keep the contract, until a reset. */

import type { Misfit } from './misfits';
import { theContract } from './operations';

/** How many answers a call has given. */
interface Count {
  good: number;
  failing: number;
}

/** One wrong field stands in every answer that has it. */
const MOST = 200;

/** Lines, each with a call, the place in what was asked or answered, and what was expected there. */
const violations = new Set<string>();
const counts = new Map<string, Count>();

/** Notes what does not fit of a call; the same once. */
export function tell(call: string, misfits: readonly Misfit[]): void {
  for (const { at, expected } of misfits) {
    if (violations.size >= MOST) return;
    violations.add(`${call} ${at}: ${expected}`);
  }
}

/** Counts an answer. */
export function countAnswer(call: string, isGood: boolean): void {
  const count = counts.get(call) ?? { good: 0, failing: 0 };
  count[isGood ? 'good' : 'failing'] += 1;
  counts.set(call, count);
}

/** Everything so far: of every call of the contract how many answers it has given. */
export function told(): { violations: string[]; calls: Record<string, Count> } {
  const counted = theContract().placed.map(({ operation: { call } }) => [
    call,
    counts.get(call) ?? { good: 0, failing: 0 },
  ]);
  return { violations: [...violations], calls: Object.fromEntries(counted) };
}

/** Forgets what did not keep the contract. */
export function forgive(): void {
  violations.clear();
}

/** Forgets everything. */
export function forget(): void {
  forgive();
  counts.clear();
}
