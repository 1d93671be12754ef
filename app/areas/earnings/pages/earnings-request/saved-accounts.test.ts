import { expect, it } from 'vitest';
import { memoryStorage } from '../../../../core/fake-storage';
import { createStore } from '../../../../core/storage';
import {
  dropAccount,
  keepAccount,
  masked,
  readAccounts,
  type SavedAccount,
} from './saved-accounts';

const account = (accountNumber: string, accountName = 'Guru Contoh'): SavedAccount => ({
  bank: 'cendana',
  accountNumber,
  accountName,
});

function store() {
  const storage = memoryStorage();
  return createStore('alpha', () => storage);
}

it('keeps each account once, the one used last first, and forgets what is removed', () => {
  const work = store();
  expect(readAccounts(work)).toEqual([]);
  keepAccount(work, account('10001'));
  keepAccount(work, account('10002'));
  keepAccount(work, account('10001', 'Guru Contoh Baru'));
  expect(readAccounts(work)).toEqual([account('10001', 'Guru Contoh Baru'), account('10002')]);
  dropAccount(work, account('10001'));
  dropAccount(work, account('10002'));
  expect(readAccounts(work)).toEqual([]);
  expect(work.keys()).toEqual([]);
});

it('keeps five at most', () => {
  const work = store();
  for (let last = 1; last <= 7; last += 1) keepAccount(work, account(`1000${last}`));
  expect(readAccounts(work).map(({ accountNumber }) => accountNumber)).toEqual([
    '10007',
    '10006',
    '10005',
    '10004',
    '10003',
  ]);
});

it('leaves out what is stored and is no account', () => {
  const work = store();
  work.set('payout-accounts', JSON.stringify([account('10001'), { bank: 1 }, null]));
  expect(readAccounts(work)).toEqual([account('10001')]);
  work.set('payout-accounts', '{');
  expect(readAccounts(work)).toEqual([]);
});

it.each([
  ['9010001234', '•••• 1234'],
  ['12345', '•••• 45'],
])('%s is shown as %s', (number, shown) => expect(masked(number)).toBe(shown));
