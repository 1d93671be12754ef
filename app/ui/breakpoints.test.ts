/** Widths at which the layout changes are those of the specification (section 9), everywhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536];
/** A query may end just below a breakpoint. */
const ALLOWED = new Set([
  ...BREAKPOINTS.map((width) => `min ${width}px`),
  ...BREAKPOINTS.map((width) => `max ${width - 1}px`),
]);

const QUERY = /\((min|max)-(?:width|inline-size):\s*([\d.]+[a-z]+)\)/g;
/** The other notation, `(width >= 40rem)`, would be a second way to say the same. */
const RANGE =
  /\((?:[\d.]+[a-z]+\s*[<>]=?\s*(?:width|inline-size)\b[^()]*|(?:width|inline-size)\s*[<>]=?\s*[\d.]+[a-z]+)\)/g;

/** What a file's text asks of a width that is no breakpoint. */
function strayWidths(text: string): string[] {
  const queries = [...text.matchAll(QUERY)].filter(
    ([, bound, width]) => !ALLOWED.has(`${bound} ${width}`),
  );
  return [...queries, ...text.matchAll(RANGE)].map(([query]) => query);
}

test.each([
  ['@media (min-width: 768px) {', []],
  ['@media (max-width: 767px) {', []],
  ['@media (min-width: 640px) and (max-width: 1023px) {', []],
  ['@container card (min-width: 320px) {', []],
  ['.card { max-width: 70rem; }', []],
  ['@media (max-width: 768px) {', ['(max-width: 768px)']],
  ['@media (min-width: 900px) and (pointer: fine) {', ['(min-width: 900px)']],
  ['@container (min-width: 48rem) {', ['(min-width: 48rem)']],
  ['@container (min-inline-size: 30rem) {', ['(min-inline-size: 30rem)']],
  ['@media (width >= 900px) {', ['(width >= 900px)']],
  ['@media (640px <= width < 900px) {', ['(640px <= width < 900px)']],
  ["matchMedia('(min-width: 900px)')", ['(min-width: 900px)']],
])('%s', (text, stray) => expect(strayWidths(text)).toEqual(stray));

test('no other width changes the layout', () => {
  const app = `${import.meta.dirname}/..`;
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!dist).*(?<!\.test)\.(css|tsx?|html)$/.test(file),
  );
  const stray = files.flatMap((file) =>
    strayWidths(readFileSync(`${app}/${file}`, 'utf8')).map((query) => `${file}: ${query}`),
  );
  expect(stray).toEqual([]);
});
