/**
 * `npm run lighthouse`: Lighthouse over every landing, as on a phone, at the tenant's own domain and
 * over TLS, as visitors and crawlers have it (a preview's address asks not to be indexed). Each is
 * audited once, about half a minute; those below design section 11's budget are audited again. It
 * prints the scores and what makes up the first of them, the worst first, keeps them as a table in
 * .cache/lighthouse.md, and fails below the budget. Words after it choose tenants: `npm run lighthouse
 * alpha festival`. It is no part of `npm test`, since it measures time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ahead, build } from '../../worker/build.mjs';
import { freePort } from '../run/ports.mjs';
import { Advice, root } from '../run/process.mjs';
import { runSetUp } from '../run/setup.mjs';

const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** A machine that does other things holds a page up: the best of so many runs is what it can do. */
const RUNS = 3;

/** What the score for performance is made of, and what it is called in the table. */
const measures = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'total-blocking-time': 'blocked, ms',
  'cumulative-layout-shift': 'layout shift',
};

/**
 * @typedef {object} Audit
 * @property {Record<string, number>} scores by category, 0 to 100
 * @property {Record<string, number>} figures by their names in the table
 * @property {string[]} problems what is below the budget, and why
 */

const kept = join(root, '.cache', 'lighthouse.md');

await runSetUp({ browser: true, ahead }, async () => {
  const { default: registry } = await import('../../tenants.json', { with: { type: 'json' } });
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((word) => !registry.tenants.some(({ key }) => key === word));
  if (unknown.length > 0) {
    throw new Advice(`tenants.json has no ${unknown.join(', ')}.`, 'Name tenants by their keys.');
  }
  const tenants = registry.tenants.filter(({ key, developer }) =>
    wanted.length === 0 ? !developer : wanted.includes(key),
  );
  await build();
  // Packages may only be imported once set-up has installed them.
  const { copyBuilt, removeBuilt, Site } = await import('../browser/site.mjs');
  const { withBrowser } = await import('./browser.mjs');
  const folder = await copyBuilt();
  const site = await Site.start(folder, {}, undefined, { https: true });
  try {
    const port = await freePort();
    const rows = await withBrowser(
      () => auditAll(site, tenants, port),
      [
        `--remote-debugging-port=${port}`,
        // Every domain is this machine, whose certificate nobody has signed.
        '--host-resolver-rules=MAP * 127.0.0.1',
        '--ignore-certificate-errors',
      ],
    );
    const table = rows
      .sort(([, one], [, other]) => sumOf(one) - sumOf(other))
      .map(([tenant, { scores, figures }]) => ({ tenant, ...scores, ...figures }));
    console.table(table);
    mkdirSync(join(kept, '..'), { recursive: true });
    writeFileSync(kept, markdown(table));
    console.log(`Kept in ${kept}`);
    const problems = rows.flatMap(([tenant, audit]) =>
      audit.problems.map((text) => `${tenant}: ${text}`),
    );
    if (problems.length > 0) console.log(problems.join('\n'));
    return problems.length === 0 ? 0 : 1;
  } finally {
    await site.stop();
    removeBuilt(folder);
  }
});

/**
 * @param {import('../browser/site.mjs').Site} site
 * @param {{ key: string, domain: string }[]} tenants
 * @param {number} port at which the browser takes orders
 * @returns {Promise<[tenant: string, audit: Audit][]>} in the order of the tenants
 */
async function auditAll(site, tenants, port) {
  const { port: own } = new URL(site.origin);
  /** @type {Map<string, Audit>} */
  const best = new Map();
  for (let run = 1; run <= RUNS; run += 1) {
    const left = tenants.filter(({ key }) => best.get(key)?.problems.length !== 0);
    for (const { key, domain } of left) {
      const audit = await auditOnce(`https://${domain}:${own}/`, port);
      console.log(`${key}, run ${run}: ${JSON.stringify(audit.scores)}`);
      const before = best.get(key);
      if (!before || isBetter(audit, before)) best.set(key, audit);
    }
  }
  return [...best];
}

/**
 * @param {Audit} audit
 * @param {Audit} other
 */
function isBetter(audit, other) {
  return sumOf(audit) > sumOf(other);
}

/** @param {Audit} audit */
function sumOf({ scores }) {
  return Object.values(scores).reduce((all, score) => all + score, 0);
}

/** @param {Record<string, string | number>[]} rows with the same fields */
function markdown(rows) {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, names.map(() => '---'), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/**
 * @param {string} address
 * @param {number} port
 * @returns {Promise<Audit>}
 */
async function auditOnce(address, port) {
  const { default: lighthouse } = await import('lighthouse');
  const onlyCategories = Object.keys(least);
  const result = await lighthouse(address, {
    port,
    onlyCategories,
    logLevel: 'error',
    // Nobody looks at it, and it costs a second look at the whole page.
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
  const problems = Object.entries(least)
    .filter(([name, score]) => scores[name] < score)
    .flatMap(([name]) => [
      `${name} ${scores[name]}, at least ${least[name]} is wanted`,
      ...categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
        .map(({ id }) => `  ${audits[id].title} ${audits[id].displayValue ?? ''}`),
    ]);
  const figures = Object.fromEntries(
    Object.entries(measures).map(([id, name]) => {
      const value = audits[id].numericValue ?? 0;
      return [name, name.endsWith('ms') ? Math.round(value) : Number(value.toFixed(3))];
    }),
  );
  return { scores, figures, problems };
}
