import { describe, expect, it } from 'vitest';
import { callbackQuery, invoiceQuery, paymentState } from './outcome';

it.each([
  ['paid', 'paid'],
  ['SETTLEMENT', 'paid'],
  [' capture ', 'paid'],
  ['pending', 'pending'],
  ['waiting', 'waiting'],
  ['expire', 'expired'],
  ['deny', 'failed'],
  ['cancel', 'failed'],
  ['', 'unknown'],
  ['refunded', 'refunded'],
  ['REFUND', 'refunded'],
  ['partial_refund', 'unknown'],
])('paymentState %j is %s', (word, state) => {
  expect(paymentState(word)).toBe(state);
});

describe('callbackQuery', () => {
  it.each([
    ['', null],
    ['status=paid', null],
    ['order_id=', null],
    ['order_id=INV-1', { order_id: 'INV-1' }],
    [
      'order_id=INV-1&transaction_status=settlement',
      { order_id: 'INV-1', transaction_status: 'settlement' },
    ],
    ['code=INV-2&status=pending&utm_source=x', { code: 'INV-2', status: 'pending' }],
    [`id=${'9'.repeat(200)}`, { id: '9'.repeat(100) }],
    ['number=INV-3', null],
  ])('%s', (query, expected) => {
    expect(callbackQuery(new URLSearchParams(query))).toEqual(expected);
  });
});

it.each([
  ['', null],
  ['status=paid', null],
  ['order_id=INV-1&transaction_status=settlement&status=paid', { order_id: 'INV-1' }],
])('invoiceQuery %s asks and claims nothing', (query, expected) => {
  expect(invoiceQuery(new URLSearchParams(query))).toEqual(expected);
});
