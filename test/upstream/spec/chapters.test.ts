/** What chapters say: one class of each brand is written out, the others by what they are about. */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { familyChapters, writtenChapters } from '../src/contents/chapters';
import { contentsOf } from '../src/contents/contents';
import { html } from '../src/contents/markup';
import { type ClassDoc, classes, familyOf } from '../src/data/classes';
import { syllabusOf } from '../src/data/syllabus';

const brands = readdirSync(new URL('../src/data/lessons', import.meta.url))
  .map((file) => file.replace('.ts', ''))
  .filter((key) => key !== 'general');

const written = new Map<string, ClassDoc[]>([['general', classes]]);
for (const key of brands) {
  written.set(key, (await contentsOf(key))?.documents.classes ?? []);
}

const words = (content: string) => content.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];

/** The reading and the quiz of the first module of a class that is written out. */
function firstOf(key: string) {
  const doc = written.get(key)?.find(({ first }) => first !== undefined);
  const [module] = doc ? syllabusOf(doc, true) : [];
  const chapter = (type: string) => module?.chapters.find((one) => one.type === type);
  return {
    content: chapter('reading')?.content ?? '',
    questions: chapter('quiz')?.questions ?? [],
  };
}

describe.each([...written.keys()])('%s', (key) => {
  const { content, questions } = firstOf(key);

  test('has a chapter to read, with more in it than paragraphs', () => {
    expect(words(content).length).toBeGreaterThanOrEqual(150);
    expect(words(content).length).toBeLessThanOrEqual(300);
    expect(content).toMatch(/<(table|pre|ul|ol)>/);
    // Nothing of how it is written is left in it, outside code.
    expect(content.replace(/<pre>.*?<\/pre>/gs, '')).not.toMatch(
      /```|\*\*|^\||\{module\}|<p>[-?#>]/m,
    );
  });

  test('has a quiz that teaches', () => {
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(5);
    for (const { question, choices, explanation } of questions) {
      expect(new Set(choices).size, question).toBe(choices.length);
      expect(words(explanation).length, question).toBeGreaterThan(5);
    }
    // Not always the same place is the right one.
    expect(new Set(questions.map(({ answer }) => answer)).size).toBeGreaterThan(1);
  });
});

test('no two brands ask the same question', () => {
  const asked = [...written.keys()].flatMap((key) =>
    firstOf(key).questions.map(({ question }) => question),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(new Set(asked).size).toBe(asked.length);
});

test('other chapters differ by what their class is about, and from module to module', () => {
  const all = [...written.values()].flat();
  const kinds = new Set(all.map(familyOf));
  const texts = [...kinds].map((kind) => familyChapters(kind, 'Modul', 0));
  expect(kinds.size).toBeGreaterThan(10);
  expect(new Set(texts.map(({ content }) => content)).size).toBe(kinds.size);
  expect(new Set(texts.map(({ recording }) => recording)).size).toBe(kinds.size);
  for (const kind of kinds) {
    const asked = [0, 1].map((place) => familyChapters(kind, 'Modul', place).questions);
    expect(asked[0]).toHaveLength(3);
    expect(asked[1], kind).not.toEqual(asked[0]);
  }
});

test.each([
  ['two right choices', '? A\n+ B\n+ C\n- D\n> E'],
  ['no right choice', '? A\n- B\n- C\n- D\n> E'],
  ['two choices', '? A\n+ B\n- C\n> E'],
  ['no explanation', '? A\n+ B\n- C\n- D'],
])('a question with %s is a mistake in the data', (_what, question) => {
  expect(() => writtenChapters(`# Kelas\nTeks.\n\n${question}\n`)).toThrow('demo data');
});

test.each([
  [
    'a table',
    '| A | B |\n| 1 | |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
  ],
  [
    'code, whose empty line parts nothing',
    '```js\na < b;\n\n// *no*\n```\nlalu',
    '<pre><code class="language-js">a &lt; b;\n\n// *no*</code></pre><p>lalu</p>',
  ],
  [
    'what stands out in a line',
    '**A** dan *b*, `<c> *d*`, 3 * 4 * 5',
    '<p><strong>A</strong> dan <em>b</em>, <code>&lt;c> *d*</code>, 3 * 4 * 5</p>',
  ],
  ['a quotation', '> A\n> B', '<blockquote><p>A B</p></blockquote>'],
  ['a table without an end', '| A | B\n| 1 |', '<p>| A | B | 1 |</p>'],
])('markup: %s', (_what, text, expected) => {
  expect(html(text)).toBe(expected);
});
