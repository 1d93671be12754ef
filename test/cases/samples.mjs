/**
 * Parameters of one address of every page that takes some, by page. What a tenant with contents of
 * its own has others for is in tenant-samples.json, which test/upstream/spec/samples-of-sites.test.ts
 * makes of these contents.
 */
import samples from './samples.json' with { type: 'json' };
import own from './tenant-samples.json' with { type: 'json' };

/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Samples */

/** @type {Map<string, Samples>} */
const ownOf = new Map(Object.entries(own));

/**
 * @param {string} tenant its key
 * @returns {Samples}
 */
export const samplesOf = (tenant) => ({ ...samples, ...ownOf.get(tenant) });
