/** What `npm run test:walks` looks at beyond `npm test`. */

/** Whether this run is the walks, which take every tenant. */
export const isWalk = process.env.WALKS === 'true';

/** The default tenant, one at a wildcard, one with a small page set, one whose platform fails. */
const SAMPLE = new Set(['alpha', 'foundation', 'coding-school', 'dev-stress']);

/** All tenants in the walks, a few unlike ones in `npm test`. */
export function sampled<T extends { readonly key: string }>(tenants: readonly T[]): T[] {
  return tenants.filter(({ key }) => isWalk || SAMPLE.has(key));
}
