import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceCiede2000, formatHex, interpolate, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import table from '../../../tenants.json' with { type: 'json' };
import pageTable from '../../pages.json' with { type: 'json' };
import { type Brand, readBrands } from './brand';
import { FOOT_LIMIT, type Look, lookCss, parseLook, readLooks } from './look';
import { isDark, neutrals } from './neutrals';

const { tenants } = table;
const pageNames = (pages: unknown): string[] =>
  Array.isArray(pages) ? pages.map((page) => (typeof page === 'string' ? page : page.name)) : [];

const root = join(import.meta.dirname, '../../..');
/** The specification's own colour (section 9) carries no white text; buttons darken it. */
const GIVEN = '#2096c4';
const BETWEEN_BRANDS = 12;
const WITHIN_A_ROOM = 20;

const [{ brands }, looks] = await Promise.all([readBrands(root), readLooks(root)]);
const developer = /^dev-/;
const rows = brands.filter(({ key }) => !developer.test(key));
const known = rows.map((brand): [Brand, Look] => {
  const look = looks.get(brand.key);
  if (!look) throw new Error(`${brand.key} has no brand.json`);
  return [brand, look];
});

/** The colours of states on light grounds (ui/tokens.css). */
const tokens = await readFile(join(root, 'app/ui/tokens.css'), 'utf8');
const LIGHT = new Map(
  [...tokens.matchAll(/(--(?:status|code)-[\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** As the edge darkens it for text (worker/core/src/sites/settings/colour.rs). */
function asText(primary: string): string {
  const soft = interpolate(['#ffffff', primary], 'rgb')(0.1);
  const darker = interpolate([primary, '#000000'], 'rgb');
  const steps = Array.from({ length: 101 }, (_, step) => darker(step / 100));
  return formatHex(steps.find((colour) => wcagContrast(colour, soft) >= 5)) ?? '#000000';
}

describe.each(known)('$key', (brand, look) => {
  const colours = neutrals(look.palette);
  const ground = look.palette.ground;
  const raised = colours['--ground-raised'] ?? ground;

  it('carries white text on its primary colour', () => {
    if (brand.primary.toLowerCase() === GIVEN) return;
    expect(wcagContrast(brand.primary, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('has no mixed colour without another for browsers that lack mixing', () => {
    const [rule = '', fallback = ''] = lookCss(look).split('@supports');
    const mixed = [...rule.matchAll(/(--[\w-]+):[^;}]*color-mix/g)].map(([, name = '']) => name);
    const plain = [...fallback.matchAll(/(--[\w-]+):[^;}]*/g)].map(([, name = '']) => name);
    expect(plain).toEqual(mixed);
    expect(fallback.replace('color:color-mix', '')).not.toContain('color-mix');
  });

  it('has states that can be read on its grounds and on their own', () => {
    const { '--ground-soft': soft = raised } = colours;
    const keyword = colours['--code-keyword'] ?? LIGHT.get('--code-keyword') ?? '';
    expect(wcagContrast(keyword, ground), 'a keyword of code').toBeGreaterThanOrEqual(4.5);
    for (const state of ['orange', 'green', 'blue', 'red', 'grey']) {
      const told = (name: string) => colours[name] ?? LIGHT.get(name) ?? '';
      const text = told(`--status-${state}`);
      const own = told(`--status-${state}-ground`);
      for (const below of [ground, raised, soft, own]) {
        expect(wcagContrast(text, below), `${state} on ${below}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('has text and lines that can be seen on its grounds', () => {
    for (const [name, floor] of [
      ['--ink', 10],
      ['--ink-soft', 5.5],
      ['--ink-faint', 4.5],
      ['--line-strong', 3],
    ] as const) {
      const colour = colours[name] ?? '';
      expect(wcagContrast(colour, ground), `${name} on the ground`).toBeGreaterThanOrEqual(floor);
      expect(wcagContrast(colour, raised), `${name} on a card`).toBeGreaterThanOrEqual(floor);
    }
  });

  it('has links in its primary colour that can be read on its ground', () => {
    if (isDark(look.palette)) return;
    expect(wcagContrast(asText(brand.primary), ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it('tells every two brands apart, and those of one room at a glance', () => {
  const distance = differenceCiede2000();
  const near = known.flatMap(([a, lookA], index) =>
    known.slice(index + 1).flatMap(([b, lookB]) => {
      const floor = lookA.room === lookB.room ? WITHIN_A_ROOM : BETWEEN_BRANDS;
      const found = distance(a.primary, b.primary);
      return found < floor ? [`${a.key} and ${b.key}: ${found.toFixed(1)}, not ${floor}`] : [];
    }),
  );
  expect(near).toEqual([]);
});

it('gives no two brands of a room the same ground, corner and headings', () => {
  const manners = known.map(([{ key }, { room, heading, variants }]) => ({
    key,
    manner: `${room} ${variants.ground} ${variants.corner} ${heading.family}`,
  }));
  const seen = manners.map(({ manner }) => manner);
  expect(manners.filter(({ manner }, index) => seen.indexOf(manner) !== index)).toEqual([]);
});

it.each(known)(
  '$key lists a handful of pages that it has, and says where it is found',
  (brand, look) => {
    const row = tenants.find(({ key }) => key === brand.key);
    const own = row?.pages === 'all' ? pageTable.map(({ name }) => name) : pageNames(row?.pages);
    const everyone = pageTable.filter((page) => 'everyone' in page).map(({ name }) => name);
    expect(look.menu.filter((page) => ![...own, ...everyone].includes(page))).toEqual([]);
    expect(look.menu.length).toBeGreaterThanOrEqual(3);
    expect(look.foot.filter((page) => ![...own, ...everyone].includes(page))).toEqual([]);
    // Who shows every page lists every page.
    expect(look.foot.length).toBe(row?.pages === 'all' ? 0 : FOOT_LIMIT);
    expect(look.address).not.toBe('');
  },
);

describe('a brand file', () => {
  const good = async () => readFile(join(root, 'app/brands/media/brand.json'), 'utf8');

  it('is one rule of variables, without a way out of it', async () => {
    const css = lookCss(parseLook(await good(), 'brand.json'));
    expect(css).toMatch(/^:root\{[^{}<>]*\}$/);
    expect(css).toContain('--brand-heading:"Newsreader","Newsreader Fallback"');
  });

  it.each([
    ['motif', '"batik"', 'motif must be one of'],
    ['ground', '"blue"', 'ground must be one of white, paper, tint, ink'],
    ['colour', '"red"', 'colour is none of'],
    ['type', '{"heading":"Comic Sans MS","body":"Inter"}', 'type.heading is no family'],
    ['palette', '{"ground":"red","ink":"#000000"}', 'palette.ground must be a colour'],
    ['second', '{"card":"gold"}', 'card must be one of'],
    ['room', '7', 'room is missing'],
  ])('whose %s is %s is refused', async (field, value, message) => {
    const content = JSON.stringify({ ...JSON.parse(await good()), [field]: JSON.parse(value) });
    expect(() => parseLook(content, 'brand.json')).toThrow(message);
  });
});
