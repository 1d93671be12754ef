import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOf, writeDocs } from '../platform/docs.mjs';
import { root } from '../process.mjs';

const document = JSON.parse(readFileSync(join(root, 'app/api/openapi.json'), 'utf8'));
const page = pageOf(document);
/** The page without the renderer's own script, whose texts are full of addresses that it never asks for. */
const own = page.replace(/<script>.*?<\/script>/s, '');

test('the page is written where it is told to be', async () => {
  await writeDocs();
  expect(readFileSync(join(root, '.cache/platform/index.html'), 'utf8')).toBe(page);
});

test('every call stands in it, with what it is for', () => {
  const calls: [string, Record<string, { summary: string }>][] = Object.entries(document.paths);
  expect(calls.length).toBeGreaterThan(80);
  for (const [path, methods] of calls) {
    expect(own).toContain(JSON.stringify(path));
    for (const { summary } of Object.values(methods))
      expect(own).toContain(JSON.stringify(summary));
  }
});

test('marks are told in words, records stand where they are used', () => {
  expect(own).toContain('given (spec 3) · without it: ');
  expect(own).toContain('assumed · without it: no date line');
  expect(own).not.toContain('$ref');
});

test('it refers to no other origin, and asks for nothing', () => {
  expect(own).toContain(`content="default-src 'none'; `);
  const asked = [
    ...page.matchAll(/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=/g),
    ...own.matchAll(/url\((?!["']?data:).{0,40}|@import.{0,40}/g),
    // The names of namespaces in drawings are addresses that nobody goes to.
    ...own.matchAll(/https?:(?!\/\/www\.w3\.org\/).{0,40}/g),
  ];
  expect(asked.map(([text]) => text)).toEqual([]);
});

test('what the document says cannot end the script that it stands in', () => {
  const broken = pageOf({ ...document, info: { title: '</script><b>' } });
  expect(broken).toContain(String.raw`\u003c/script>\u003cb>`);
  expect(broken.match(/<\/script>/g)).toHaveLength(2);
});
