/** A call of the contract as the check of a platform reads it, for specs. */
import type { Operation } from '../platform/contract.mjs';

/** One that anybody may make at a path below the services host; `more` is what is particular about it. */
export const operationAt = (path: string, more: Partial<Operation> = {}): Operation => ({
  call: `GET services${path}`,
  method: 'GET',
  host: 'services',
  path: `/services${path}`,
  access: 'anyone',
  kinds: [],
  acts: false,
  pages: [],
  parameters: [],
  schema: { type: 'object' },
  ...more,
});
