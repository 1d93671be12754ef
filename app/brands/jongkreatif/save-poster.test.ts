import { expect, it } from 'vitest';
import { fileName } from './save-poster';

it.each([
  ['poster-Lima-Puluh-Dua-Ikan', 'poster-lima-puluh-dua-ikan'],
  ['poster-', 'poster'],
  ['Jum’at / Café?', 'jum-at-cafe'],
  ['…', 'poster'],
  ['a'.repeat(90), 'a'.repeat(60)],
])('names the file of “%s”', (name, expected) => {
  expect(fileName(name)).toBe(expected);
});
