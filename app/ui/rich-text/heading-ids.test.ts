import { expect, it } from 'vitest';
import { createHeadingIds } from './heading-ids';

it.each([
  [['Mengapa ini penting'], ['bagian-mengapa-ini-penting']],
  [
    ['Langkah 1', 'Langkah 1', 'Langkah 2'],
    ['bagian-langkah-1', 'bagian-langkah-1-2', 'bagian-langkah-2'],
  ],
  [['Apa? & <siapa>'], ['bagian-apa-siapa']],
  [['!!!'], ['bagian-tanpa-judul']],
  [['日本 語'], ['bagian-日本-語']],
])('%j', (texts, expected) => {
  const idOf = createHeadingIds();
  expect(texts.map(idOf)).toEqual(expected);
});
