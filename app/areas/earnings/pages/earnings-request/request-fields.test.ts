import { expect, it } from 'vitest';
import { problemsOf } from '../../../../sections/forms/form-schema';
import { initialRequest, requestFields } from './request-fields';

const bank = { id: '2', code: 'cendana', name: 'Bank Cendana' };
const fields = requestFields({ available: 900_000, minimum: 50_000 }, [bank]);
const sound = {
  amount: '50000',
  bank: 'cendana',
  accountNumber: '9010000000',
  accountName: 'Mentor Contoh',
  seed: '',
};

it.each<[change: Partial<typeof sound>, wrong: string[]]>([
  [{}, []],
  [{ amount: '900000' }, []],
  [{ amount: '' }, ['amount']],
  [{ amount: '49999' }, ['amount']],
  [{ amount: '900001' }, ['amount']],
  [{ amount: 'Rp 50.000' }, []],
  [{ amount: '49.999' }, ['amount']],
  [{ amount: '900.001' }, ['amount']],
  [{ amount: '50,000' }, ['amount']],
  [{ amount: '-1' }, ['amount']],
  [{ bank: '' }, ['bank']],
  [{ bank: 'lain' }, ['bank']],
  [{ accountNumber: '12a45' }, ['accountNumber']],
  [{ accountNumber: '1234' }, ['accountNumber']],
  // Two large banks have numbers of 13 and 15 digits.
  [{ accountNumber: '1370001234567' }, []],
  [{ accountNumber: '003801001234567' }, []],
  [{ accountNumber: '0038-0100 1234.567' }, []],
  [{ accountNumber: '12345678901234567890' }, []],
  [{ accountNumber: '123456789012345678901' }, ['accountNumber']],
  [{ accountNumber: '0000000000' }, ['accountNumber']],
  [{ accountNumber: '\u200e0013\u00a0700\u202f1234567\ufeff' }, []],
  [{ accountName: ' ' }, ['accountName']],
])('%j: %j is wrong', (change, wrong) => {
  expect(Object.keys(problemsOf(fields, { ...sound, ...change }))).toEqual(wrong);
});

it('begins empty for who has no bank account here yet', () => {
  expect(initialRequest(undefined, undefined)).toEqual({
    amount: '',
    bank: '',
    accountNumber: '',
    accountName: '',
  });
});
