/** The pages of the table at addresses that the stand-in upstream has something for. */
import table from '../../app/pages.json' with { type: 'json' };
import registry from '../../tenants.json' with { type: 'json' };
import { samplesOf } from '../cases/samples.mjs';

/** @typedef {{ name: string, path: string }} SamplePage a page's name and one address of it */

/**
 * Every page that everybody may see. The edge answers a login with a redirect
 * (test/worker/spec/routes.test.ts); its page, which is for visitors whom another site has sent, is
 * looked at in session.spec.ts. Pages that only who is signed in sees lead to the login too; they are
 * looked at in portal-pages.spec.ts.
 *
 * @type {readonly SamplePage[]}
 */
export const pages = pagesAt('alpha');

/**
 * The same at another tenant.
 *
 * @param {string} tenant its key
 * @returns {readonly SamplePage[]}
 */
function pagesAt(tenant) {
  const samples = samplesOf(tenant);
  return table
    .filter((row) => row.name !== 'login' && (!('portal' in row) || row.portal === 'guests'))
    .map(({ name, path }) => ({ name, path: samplePath(samples[name] ?? {}, path) }));
}

/**
 * The pages of a tenant's own set beyond those that everyone has.
 *
 * @param {string} tenant its key
 */
export function ownPages(tenant) {
  const set = registry.tenants.find(({ key }) => key === tenant)?.pages ?? [];
  const names = new Set(
    typeof set === 'string' ? [] : set.map((page) => (typeof page === 'string' ? page : page.name)),
  );
  return pagesAt(tenant).filter(({ name }) => names.has(name));
}

/**
 * A template with the sample's parameters in place; one without a sample has none.
 *
 * @param {Readonly<Record<string, string>>} sample
 * @param {string} template
 */
function samplePath(sample, template) {
  const params = new Map(Object.entries(sample));
  const segments = template.split('/').map((segment) => {
    const param = /^\{(\w+)\??\}$/.exec(segment)?.[1];
    return param === undefined ? segment : encodeURIComponent(String(params.get(param) ?? ''));
  });
  return segments.filter((segment, index) => index === 0 || segment !== '').join('/') || '/';
}
