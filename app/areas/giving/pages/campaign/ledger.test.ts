import { expect, it } from 'vitest';
import { ledgerRows, plannedCosts } from './ledger';

it.each([
  ['', []],
  ['<p>Dua rak: Rp 3.100.000.</p>', []],
  ['<ul><li>Serah terima oleh kepala asrama.</li></ul>', []],
  ['<ul><li>Dua <b>rak</b>: Rp 3.100.000.</li></ul>', []],
  ['<ul><li>Rak &amp; buku: Rp 100.</li></ul>', []],
  ['<ul><li>Rak: Rp 3.100.000 atau lebih.</li></ul>', []],
  ['<ul><li>Rak: Rp 31.00.</li></ul>', []],
  [
    '<ul><li>Dua rak: Rp 3.100.000.</li><li>Ongkos antar: Rp800</li></ul>',
    [
      { what: 'Dua rak', amount: 3_100_000 },
      { what: 'Ongkos antar', amount: 800 },
    ],
  ],
])('reads the planned costs of %j', (html, costs) => {
  expect(plannedCosts(html)).toEqual(costs);
});

const BOOK = {
  publishedAt: '2026-11-19T02:00:00Z',
  endDate: '2027-01-14',
  target: 9_000_000,
  content: '<ul><li>Dua rak: Rp 3.100.000.</li></ul>',
  raised: { paid: 1_725_000, pledged: 500_000 },
  hasEnded: false,
};

it.each([
  {
    book: BOOK,
    told: [
      'Kampanye dibuka dengan target 9000000',
      'Uang yang sudah tiba 1725000',
      'Dijanjikan, belum tiba 500000',
      'Dua rak 3100000',
      'Kampanye akan ditutup null',
    ],
  },
  {
    book: { ...BOOK, target: 0, content: '', raised: null, hasEnded: true },
    told: [
      'Kampanye dibuka null',
      'Uang yang sudah tiba null',
      'Dijanjikan, belum tiba null',
      'Kampanye ditutup null',
    ],
  },
  {
    book: { ...BOOK, publishedAt: '', endDate: '', content: '', raised: { paid: 0, pledged: 0 } },
    told: ['Uang yang sudah tiba 0', 'Dijanjikan, belum tiba 0'],
  },
])('keeps the book of $book', ({ book, told }) => {
  expect(ledgerRows(book).map(({ what, amount }) => `${what} ${amount}`)).toEqual(told);
});
