/** What of a value does not fit a schema, in words that say where. */

import { validate } from '@cfworker/json-schema';
import { isRecord } from '../../../../app/core/schema';
import { deepest } from '../../../run/platform/errors.mjs';
import { theContract } from './operations';

/** A place in what was sent or answered, and what was expected there. */
export interface Misfit {
  /** A pointer; `[]` stands for any row of a list. */
  readonly at: string;
  readonly expected: string;
}

/** Everything of `value` that does not fit: a place once, with all that was expected there. */
export function misfitsOf(value: unknown, schema: unknown): Misfit[] {
  if (!isRecord(schema)) return [];
  const { schemas } = theContract();
  const { errors } = validate(value, schema, '2020-12', schemas, false);
  const told = new Map<string, Set<string>>();
  for (const { instanceLocation, error } of deepest(errors)) {
    const at = placeOf(instanceLocation);
    told.set(at, (told.get(at) ?? new Set()).add(error));
  }
  return [...told].map(([at, expected]) => ({ at, expected: [...expected].join(' ') }));
}

function placeOf(location: string): string {
  return location.replace(/^#/, '').replace(/\/\d+(?=\/|$)/g, '[]');
}
