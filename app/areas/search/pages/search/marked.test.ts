import { expect, test } from 'vitest';
import { marked } from './marked';

test.each([
  ['Dasar Web', ['web'], 'Dasar [Web]'],
  ['web, WEB; situs', ['web'], '[web], [WEB]; situs'],
  ['Pengajar muda', ['pengajar', 'muda'], '[Pengajar] [muda]'],
  ['Café C++', ['cafe', 'c++'], '[Café] [C++]'],
  ['webinar', ['web'], 'webinar'],
  ['<b>web</b>', ['web'], '<b>[web]</b>'],
  ['', ['web'], ''],
  ['apa saja', [], 'apa saja'],
])('%s', (text, words, expected) => {
  const pieces = marked(text, new Set(words));
  const told = pieces.map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text));
  expect(told.join('')).toBe(expected);
  expect(pieces.map(({ at }) => at)).toEqual([...new Set(pieces.map(({ at }) => at))]);
});
