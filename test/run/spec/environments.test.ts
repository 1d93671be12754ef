import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { root } from '../process.mjs';

const config = join(root, 'wrangler.toml');
const names = ['staging', 'production'];

/** What wrangler reads of a store or a limit; its own types leave it open. */
type Bound = Partial<Record<'binding' | 'id' | 'name' | 'namespace_id', string>> & {
  simple?: unknown;
};

/** What a configuration binds, each by its name, and the variables that it has. */
function boundIn(env?: string) {
  const read = readConfig({ config, ...(env && { env }) }, { hideWarnings: true });
  return {
    read,
    vars: Object.keys(read.vars).sort(),
    kv: read.kv_namespaces.map(({ binding }: Bound) => binding),
    limits: read.ratelimits.map(({ name, simple }: Bound) => ({ name, simple })),
    assets: read.assets?.binding,
    version: read.version_metadata?.binding,
    worker: { main: read.main, rules: read.rules, more: read.find_additional_modules },
    log: read.observability?.enabled,
  };
}

test.each(names)('%s has all that the worker has on a developer’s machine', (env) => {
  const { read: _here, ...here } = boundIn();
  const { read, ...there } = boundIn(env);
  expect(there).toEqual(here);
  expect(read.name).toBe(`belajar-${env}`);
});

test('a preview has all that staging has, of staging', () => {
  const { read, vars, kv, limits, version, log } = boundIn('staging');
  const previews = read.previews ?? {};
  expect(previews.vars).toEqual(read.vars);
  expect(Object.keys(previews.vars ?? {}).sort()).toEqual(vars);
  expect(previews.kv_namespaces).toEqual(read.kv_namespaces);
  expect(previews.kv_namespaces).toHaveLength(kv.length);
  const bounds = (previews.ratelimits ?? []).map(({ name, simple }: Bound) => ({ name, simple }));
  const byName = (a: Bound, b: Bound) => String(a.name).localeCompare(String(b.name));
  expect(bounds.sort(byName)).toEqual(limits.sort(byName));
  expect(previews.version_metadata?.binding).toBe(version);
  expect(previews.observability?.enabled).toBe(log);
  expect(read.preview_urls).toBe(true);
});

test('no two of them share a store, a count of requests, or a platform with staging', () => {
  const all = [undefined, ...names].map((env) => boundIn(env).read);
  const ids = all.flatMap(({ kv_namespaces, ratelimits }) => [
    ...kv_namespaces.map(({ id }: Bound) => id),
    ...ratelimits.map(({ namespace_id }: Bound) => namespace_id),
  ]);
  const ofPreviews = all[1]?.previews?.ratelimits ?? [];
  ids.push(...ofPreviews.map(({ namespace_id }: Bound) => namespace_id));
  expect(new Set(ids).size).toBe(ids.length);
  const [, staging, production] = all;
  for (const [name, value] of Object.entries(staging?.vars ?? {})) {
    if (/^(?!ANALYTICS).*_URL$/.test(name)) expect(value).not.toBe(production?.vars[name]);
  }
});

test('no domain leads to two of them, and none is inherited', () => {
  const [here, ...there] = [undefined, ...names].map((env) => boundIn(env).read);
  expect(here?.routes).toBeUndefined();
  const places = there.map(({ routes }) => routes?.map((route: unknown) => JSON.stringify(route)));
  expect(places).not.toContain(undefined);
  expect(new Set(places.flat()).size).toBe(places.flat().length);
});
