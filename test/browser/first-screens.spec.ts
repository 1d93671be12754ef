/**
 * No two brands open alike: the first screens of all landings of their own, in grey and without their
 * logos, are told apart at a glance (test/browser/likeness.ts). What a layout lacks the default one
 * stands in for; those are meant to look like it.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import registry from '../../tenants.json' with { type: 'json' };
import { waitingInSight } from './checks';
import { expect, test } from './fixtures';
import { distance, hashOf } from './likeness';

const LAYOUTS = join(import.meta.dirname, '../../app/brands');
const brands = registry.tenants
  .filter((row) => !('developer' in row && row.developer))
  .filter((row) => existsSync(join(LAYOUTS, layoutOf(row), 'landing.tsx')))
  .map(({ key }) => key);

/** How far apart any two have to be; fewer things fit on a phone, so that they are nearer there. */
const screens = [
  { width: 1440, height: 900, floor: 0.45 },
  { width: 390, height: 844, floor: 0.4 },
];

/** Pages open at a time. */
const TABS = 2;
/** What is still waited for after so many is never in the first byte. */
const VISITS = 3;

// The first byte as it is: nothing moves, and nothing waits for somebody to come.
test.use({ javaScriptEnabled: false });

test('the first screens of all brands are told apart', async ({ context, site }) => {
  test.setTimeout(240_000);
  const hashes = screens.map(() => new Map<string, Uint8Array>());
  const waiting = [...brands];
  const take = async () => {
    const page = await context.newPage();
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      await come(page, site.address(key));
      for (const [index, { width, height }] of screens.entries()) {
        await page.setViewportSize({ width, height });
        hashes[index]?.set(key, await hashOf(await screenshot(page)));
      }
    }
  };
  await Promise.all(Array.from({ length: TABS }, take));
  for (const [index, { width, floor }] of screens.entries()) {
    const pairs = pairsOf(hashes[index] ?? new Map());
    const told = pairs.slice(0, 5).map(({ names, apart }) => `${names} ${apart.toFixed(2)}`);
    console.log(`\nfirst screens at ${width}, the nearest: ${told.join('; ')}`);
    expect(pairs.length).toBe((brands.length * (brands.length - 1)) / 2);
    const alike = pairs.filter(({ apart }) => apart < floor);
    expect.soft(alike, `nearer than ${floor} at ${width}`).toEqual([]);
  }
});

/** A first byte does not wait long for an upstream that has just been started; the next one has it. */
async function come(page: Page, address: string) {
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(address);
    if ((await waitingInSight(page)) === 0) return;
  }
}

function layoutOf(row: { key: string; layout?: string }): string {
  return row.layout ?? row.key;
}

async function screenshot(page: Page): Promise<Buffer> {
  const logos = page.locator('header a[href="/"], img[src*="/logo-"]');
  return page.screenshot({ animations: 'disabled', mask: [logos], maskColor: '#808080' });
}

/** Every two brands with their distance, the nearest first. */
function pairsOf(hashes: ReadonlyMap<string, Uint8Array>) {
  const all = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1));
  return all
    .flatMap(([one, first], index) =>
      all.slice(index + 1).map(([other, second]) => ({
        names: `${one} and ${other}`,
        apart: distance(first, second),
      })),
    )
    .sort((a, b) => a.apart - b.apart);
}
