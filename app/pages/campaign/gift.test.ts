import { describe, expect, it } from 'vitest';
import { givenAmount, readAmount, typedAmount } from './gift';

describe('readAmount', () => {
  it.each([
    ['75000', 75_000],
    ['75.000', 75_000],
    ['1.250.000', 1_250_000],
    ['Rp 75.000', 75_000],
    ['rp.75000', 75_000],
    ['75,5', null],
    ['7.50', null],
    ['-5000', null],
    ['1e6', null],
    ['', null],
  ])('%s gives %s', (typed, amount) => expect(readAmount(typed)).toBe(amount));
});

it.each([
  ['9.999', false],
  ['10.000', true],
  ['100.000.000', true],
  ['100.000.001', false],
  ['banyak', false],
])('%s may be given: %s', (typed, isRight) => {
  expect(typedAmount(typed, {}) === null).toBe(isRight);
});

it.each([
  [{ amount: '50000', otherAmount: '7' }, 50_000],
  [{ amount: 'lain', otherAmount: 'Rp 75.000' }, 75_000],
  [{ amount: 'lain', otherAmount: '' }, 0],
  [{ amount: '', otherAmount: '' }, 0],
])('%j is %d', (values, amount) => expect(givenAmount(values)).toBe(amount));
