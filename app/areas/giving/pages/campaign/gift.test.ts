import { expect, it } from 'vitest';
import { problemOf } from '../../../../sections/forms/form-schema';
import { givenAmount, typedAmount } from './gift';

it.each([
  ['9999', false],
  ['10000', true],
  ['100000000', true],
  ['100000001', false],
])('%s may be given: %s', (typed, isRight) => {
  const field = { kind: 'rupiah', label: 'Jumlah', rules: [typedAmount] } as const;
  expect(problemOf(field, typed, {}) === null).toBe(isRight);
});

it.each([
  [{ amount: '50000', otherAmount: '7' }, 50_000],
  [{ amount: 'lain', otherAmount: 'Rp 75.000' }, 75_000],
  [{ amount: 'lain', otherAmount: '' }, 0],
  [{ amount: '', otherAmount: '' }, 0],
])('%j is %d', (values, amount) => expect(givenAmount(values)).toBe(amount));
