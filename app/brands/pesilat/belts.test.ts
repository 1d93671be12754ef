import { expect, it } from 'vitest';
import { beltFor } from './belts';

it.each([
  [0, 'putih'],
  [1, 'putih'],
  [2, 'hijau'],
  [3, 'hijau'],
  [4, 'biru'],
])('%i yes begin with %s', (yes, key) => {
  expect(beltFor(yes)?.key).toBe(key);
});
