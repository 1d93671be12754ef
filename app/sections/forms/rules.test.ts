import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from './phone';
import {
  between,
  date,
  digits,
  email,
  maxLength,
  minLength,
  pattern,
  phone,
  rupiah,
  type TextCheck,
  wholeNumber,
} from './rules';

describe('normalisePhone', () => {
  it.each([
    ['081234567890', '+6281234567890'],
    ['+6281234567890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['0812-3456-7890', '+6281234567890'],
    [' +62 812 3456 7890 ', '+6281234567890'],
    ['(0812) 3456.789', '+628123456789'],
    ['08123456', null],
    ['0812345678901234', null],
    ['0212345678', null],
    ['81234567890', null],
    ['+6081234567890', null],
    ['0812abc56789', null],
    ['', null],
  ])('%s gives %s', (typed, sent) => expect(normalisePhone(typed)).toBe(sent));
});

const isFour = pattern(/^\d{4}$/, 'x');
const cases: readonly [string, TextCheck, string, boolean][] = [
  ['email', email, 'nama@contoh.id', true],
  ['email', email, 'nama@contoh', false],
  ['email', email, 'nama contoh@a.id', false],
  ['email', email, '@contoh.id', false],
  ['phone', phone, '08123456789', true],
  ['phone', phone, '12345', false],
  ['wholeNumber', wholeNumber, '0120', true],
  ['wholeNumber', wholeNumber, '1.000', false],
  ['wholeNumber', wholeNumber, '-1', false],
  ['wholeNumber', wholeNumber, '1e3', false],
  ['digits', digits('NPSN', [8, 8]), '00399001', true],
  ['digits', digits('NPSN', [8, 8]), '039900', false],
  ['digits', digits('Rekening', [5, 20]), '003801001234567', true],
  ['digits', digits('Rekening', [5, 20]), '12a45', false],
  ['date', date, '2028-02-29', true],
  ['date', date, '2027-02-29', false],
  ['date', date, '2027-13-01', false],
  ['date', date, '01/02/2027', false],
  ['date', date, '0026-12-02', false],
  ['date', date, '0202-06-12', false],
  ['date', date, '9999-12-31', false],
  ['date', date, '1945-08-17', true],
  ['minLength', minLength(3), 'abc', true],
  ['minLength', minLength(3), 'ab', false],
  ['minLength counts signs', minLength(3), '😀a', false],
  ['maxLength', maxLength(3), 'abc', true],
  ['maxLength', maxLength(3), 'abcd', false],
  ['between', between(2, 5, 'x'), '2', true],
  ['between', between(2, 5, 'x'), '6', false],
  ['pattern', isFour, '1234', true],
  ['pattern', isFour, '12345', false],
  ['rupiah', rupiah, '75.000', true],
  ['rupiah', rupiah, '75,000', false],
];

it.each(cases)('%s(%#): %s', (_name, rule, value, isRight) => {
  expect(v.is(v.pipe(v.string(), rule), value)).toBe(isRight);
});
