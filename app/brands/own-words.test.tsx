/** What brands say in their own voice on pages that all of them have, and how little of it is said alike. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import tenantTable from '../../tenants.json' with { type: 'json' };
import { rendered } from '../../test/conventions/page-reading.fixture';
import { readLooks } from '../art/identity/look';
import { wordsOf } from '../build/page-words-plugin';
import pageTable from '../pages.json';
import { pagePath } from '../router/page-table';
import type { OwnWords } from '../ui/own-words-files';

/** On how many brands a sentence may stand, beside legal texts. */
const SHARED_SENTENCE = 12;
/** On how many brands a first heading may stand. */
const SHARED_HEADING = 5;
/** From how many words on a sentence is somebody's own; labels and states are everybody's. */
const SENTENCE = 6;
/** Links to help that a footer may have beside the five of the brand. */
const HELP = 6;

const VOICES = ['craft', 'public', 'school', 'team'];
/** Texts that hold for all alike, and pages that only who signs in works with. */
const ALIKE = ['privacy-policy', 'terms-and-conditions', 'login', 'register', 'search'];

const root = join(import.meta.dirname, '../..');
const looks = await readLooks(root);
const titles = new Map(
  wordsOf(tenantTable).map(([key, pages]) => {
    const told = Object.entries(pages).map(
      ([page, { title, description }]) => [page, { title, description }] as const,
    );
    return [key, Object.fromEntries(told)] as const;
  }),
);
const everyone = pageTable.flatMap((row) => ('everyone' in row ? [row.name] : []));

const brands = await Promise.all(
  tenantTable.tenants
    .filter(({ key }) => !key.startsWith('dev-'))
    .map(async (row) => {
      const layout = 'layout' in row ? String(row.layout) : row.key;
      const listed = Array.isArray(row.pages) ? row.pages : pageTable.map(({ name }) => name);
      const names = listed.map((page) => (typeof page === 'string' ? page : page.name));
      const text = await readFile(join(root, `app/brands/${layout}/words.json`), 'utf8');
      const words: OwnWords = JSON.parse(text);
      const pages: string[] = [...new Set([...names, ...everyone])];
      const { key, name, tagline }: Record<'key' | 'name' | 'tagline', string> = row;
      return { key, name, tagline, layout, words, pages };
    }),
);

/** Every text of a brand's words, by its place. */
function textsOf(words: OwnWords): [string, string][] {
  const { about, programs, stages = [], talk, missing, repair, empty, chat } = words;
  const { story, holds, people, ask } = about;
  return [
    ...[...story, ...holds.flat(), ...people, ...ask].map((text): [string, string] => [
      'about',
      text,
    ]),
    ...[programs?.title ?? [], programs?.steps ?? [], stages]
      .flat(2)
      .map((text): [string, string] => ['programs', text]),
    ['talk', talk],
    ['missing', missing],
    ['repair', repair],
    ['empty', empty],
    ['chat', chat.title],
    ...chat.prompts.map((text): [string, string] => ['chat', text]),
  ];
}

it.each(brands)('$key says all that is asked for, briefly', ({ words }) => {
  const { voice, about, programs, stages, missing, repair, empty, chat } = words;
  expect(VOICES).toContain(voice);
  expect(about.story).toHaveLength(2);
  expect(about.holds).toHaveLength(3);
  expect(chat.prompts).toHaveLength(4);
  if (programs) expect(programs.steps).toHaveLength(3);
  if (stages) expect(stages).toHaveLength(4);
  expect(textsOf(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  for (const text of [missing, repair, empty]) {
    expect(text.length).toBeLessThanOrEqual(120);
    expect(text.split(/(?<=[.?!]) /).length, text).toBeLessThanOrEqual(2);
    expect(text).toMatch(/[.?!]$/);
  }
});

it('has no text of one brand at another', () => {
  const by = new Map<string, string[]>();
  for (const { key, words } of brands)
    for (const [place, text] of textsOf(words))
      by.set(text, [...(by.get(text) ?? []), `${key} ${place}`]);
  expect([...by].filter(([, places]) => places.length > 1)).toEqual([]);
});

/** A brand's page without any answer of the platform: what is said is its own. */
async function pageOf(
  { key, name, tagline, layout, pages }: (typeof brands)[number],
  page: string,
) {
  const own = { key, name, tagline, pages, titles: titles.get(key) ?? {} };
  const look = { foot: looks.get(layout)?.foot };
  const url = new URL(pagePath(page), 'https://contoh.example');
  const tenant = { tenant: own, look: look.foot?.length ? look : {} };
  const found = await rendered(page, url, {}, layout, tenant);
  return (found?.html ?? '').replaceAll(/<noscript>.*?<\/noscript>/gs, '');
}

const blocksOf = (html: string) =>
  html
    .split(/<\/?(?:p|h\d|li|dt|dd|button|a|label|td|th|legend|span|div|strong)\b[^>]*>/)
    .map((block) =>
      block
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );

/** Adds a brand to those that say something. */
const note = (by: Map<string, Set<string>>, text: string, key: string) =>
  by.set(text, (by.get(text) ?? new Set()).add(key));

const over = (by: Map<string, Set<string>>, limit: number) =>
  [...by].filter(([, keys]) => keys.size > limit).map(([text, { size }]) => `${size}: ${text}`);

/** Lists and pages of every tenant that are found by themselves. */
const shown = pageTable.filter(
  (row) =>
    !row.path.includes('{') &&
    !('portal' in row) &&
    !('noindex' in row) &&
    !ALIKE.includes(row.name),
);

const sentences = new Map<string, Set<string>>();
const headings = new Map<string, Set<string>>();

/** Reads what the pages of all brands say; the fields and choices of forms are everybody's. */
async function readPages(): Promise<void> {
  for (const brand of brands) {
    for (const { name } of shown.filter(({ name }) => brand.pages.includes(name))) {
      const html = await pageOf(brand, name);
      const main = (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(
        /<(form|select)\b.*?<\/\1>/gs,
        '',
      );
      for (const [, heading = ''] of main.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs))
        note(headings, heading.replace(/<[^>]*>/g, ''), brand.key);
      for (const sentence of blocksOf(main).flatMap((block) => block.split(/(?<=[.?!]) /)))
        if (sentence.split(' ').length >= SENTENCE) note(sentences, sentence, brand.key);
    }
  }
}

await readPages();

describe('pages that many brands have', () => {
  it('are read', () => {
    expect(sentences.size).toBeGreaterThan(1_500);
    expect(headings.size).toBeGreaterThan(150);
  });

  it('say no sentence at more than twelve of them', () => {
    expect(over(sentences, SHARED_SENTENCE)).toEqual([]);
  });

  it('have no first heading at more than five of them', () => {
    expect(over(headings, SHARED_HEADING)).toEqual([]);
  });
});

it.each(brands.filter(({ key }) => looks.get(key)?.foot.length))(
  '$key leads on from its footer by five links and those to help',
  async (brand) => {
    const html = await pageOf(brand, 'about');
    const foot = /<nav id="menu-kaki".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const links = [...foot.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
    expect(links.slice(0, 5)).toEqual(looks.get(brand.layout)?.foot.map((page) => pagePath(page)));
    expect(links.length).toBeLessThanOrEqual(5 + HELP);
    expect(new Set(links).size).toBe(links.length);
  },
);
