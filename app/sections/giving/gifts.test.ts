import { expect, it } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { dropGift, type Gift, isPayable, keepGift, readGifts } from './gifts';

const gift = (at: string, fields: Partial<Gift> = {}): Gift => ({
  campaign: 'laptop',
  campaignName: 'Laptop',
  amount: 50_000,
  at,
  code: `DON-${at}`,
  payBefore: '',
  payment: { bank: 'Bank', accountNumber: '1', accountName: 'Dana' },
  ...fields,
});

it('keeps pledges, the newest first, and no more than fifty', () => {
  const store = memoryStore();
  for (let index = 1; index <= 51; index += 1) keepGift(store, gift(String(index)));
  expect(readGifts(store)).toHaveLength(50);
  expect(readGifts(store)[0]?.at).toBe('51');
  dropGift(store, gift('51'));
  expect(readGifts(store)[0]?.at).toBe('50');
});

it.each(['', 'x', '{}', '[1,{"code":"a"}]'])('stored %s is no pledge', (text) => {
  const store = memoryStore();
  store.set('gifts', text);
  expect(readGifts(store)).toEqual([]);
});

it.each([
  [gift('1'), true],
  [gift('1', { code: '' }), false],
  [gift('1', { payment: { bank: '', accountNumber: '', accountName: '' } }), false],
])('%j can be paid by what is known: %s', (given, expected) => {
  expect(isPayable(given)).toBe(expected);
});
