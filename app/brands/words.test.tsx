/** What the art direction asks of the words of landings: each brand speaks for itself alone. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rendered } from '../../test/conventions/page-reading.fixture';
import { hasLanding } from './index';

/** The greatest part of the smaller landing's word trigrams that another may share. */
const OVERLAP = 0.35;
/** From how many words on a sentence is somebody's own; labels and states are everybody's. */
const SENTENCE = 6;

const layouts = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && hasLanding(entry.name) && !entry.name.startsWith('dev-'),
  )
  .map(({ name }) => name);

const landings: ({ layout: string } & Awaited<ReturnType<typeof wordsOf>>)[] = [];
for (const layout of layouts) landings.push({ layout, ...(await wordsOf(layout)) });

/** The landing without any answer of the platform: what is said is the brand's own. */
async function wordsOf(layout: string) {
  const landing = await rendered('home', new URL('https://contoh.example/'), {}, layout);
  if (landing === null) throw new Error('a landing leads elsewhere');
  // What is said to who has no script is said by all alike.
  const said = landing.html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const main = /<main.*<\/main>/s.exec(said)?.[0] ?? '';
  const blocks = main
    .split(/<\/(?:p|h\d|li|dt|dd|button|a|label|td|th|figcaption|legend|span|div)>/)
    .map((block) =>
      block
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const sentences = blocks
    .flatMap((block) => block.split(/(?<=[.?!]) /))
    .filter((sentence) => sentence.split(' ').length >= SENTENCE);
  const words =
    blocks
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const trigrams = new Set(
    words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`),
  );
  const headings = [...main.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return { headings, sentences, trigrams };
}

it('gives each landing one first heading of its own', () => {
  const headings = landings.map(({ headings }) => headings);
  expect(headings.filter(({ length }) => length !== 1)).toEqual([]);
  const all = headings.flat();
  expect(all.filter((heading, index) => all.indexOf(heading) !== index)).toEqual([]);
});

it('has no sentence of one landing on another', () => {
  const by = new Map<string, string[]>();
  for (const { layout, sentences } of landings)
    for (const sentence of new Set(sentences))
      by.set(sentence, [...(by.get(sentence) ?? []), layout]);
  expect([...by].filter(([, found]) => found.length > 1)).toEqual([]);
});

it('has landings that say different things', () => {
  const near = landings.flatMap((a, index) =>
    landings.slice(index + 1).flatMap((b) => {
      const shared = [...a.trigrams].filter((trigram) => b.trigrams.has(trigram)).length;
      const share = shared / Math.min(a.trigrams.size, b.trigrams.size);
      return share < OVERLAP ? [] : [`${a.layout} and ${b.layout}: ${share.toFixed(2)}`];
    }),
  );
  expect(near).toEqual([]);
});
