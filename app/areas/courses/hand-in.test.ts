import { expect, it } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { handedInFor, keepHandedIn, LARGEST, refusalOf } from './hand-in';

const file = (name: string, size = 100, lastModified = 1) => ({ name, size, lastModified });
const sent = { ...file('karya.pdf'), url: '/x', at: '2026-11-21T10:00:00Z' };

it.each([
  [file('karya.pdf'), null],
  [file('KARYA.PDF'), null],
  [file('arsip.tar.zip'), null],
  [file('karya.exe'), /Jenis berkas/],
  [file('pdf'), /Jenis berkas/],
  [file('karya.'), /Jenis berkas/],
  [file('kosong.pdf', 0), /kosong/],
  [file('penuh.pdf', LARGEST), null],
  [file('besar.pdf', LARGEST + 1), /10 MB/],
])('%j', (given, refusal) => {
  const found = refusalOf(given, null);
  if (refusal === null) expect(found).toBeNull();
  else expect(found).toMatch(refusal);
});

it.each([
  [file('karya.pdf'), true],
  [file('karya.pdf', 101), false],
  [file('karya.pdf', 100, 2), false],
])('%j after the same name was sent is refused: %s', (given, isRefused) => {
  expect(refusalOf(given, sent) !== null).toBe(isRefused);
});

it('what was handed in is kept by chapter', () => {
  const store = memoryStore({ 'handed-in:9': '{"name":1}' });
  keepHandedIn(store, '7', sent);
  expect(handedInFor(store, '7')).toEqual(sent);
  expect(handedInFor(store, '8')).toBeNull();
  expect(handedInFor(store, '9')).toBeNull();
});
