import { describe, expect, it } from 'vitest';
import { invoiceQuery, paymentState, saysHow } from './outcome';

it.each([
  ['paid', 'paid'],
  ['SETTLEMENT', 'paid'],
  [' capture ', 'paid'],
  ['pending', 'pending'],
  ['waiting', 'waiting'],
  ['expire', 'expired'],
  ['deny', 'failed'],
  ['cancel', 'cancelled'],
  ['challenge', 'challenged'],
  ['partial_refund', 'partly-refunded'],
  ['', 'unknown'],
  ['refunded', 'refunded'],
  ['REFUND', 'refunded'],
])('paymentState %j is %s', (word, state) => {
  expect(paymentState(word)).toBe(state);
});

describe('invoiceQuery claims nothing', () => {
  it.each([
    ['', null],
    ['status=paid', null],
    ['order_id=', null],
    ['order_id=INV-1', { order_id: 'INV-1' }],
    ['order_id=INV-1&transaction_status=settlement&status=paid', { order_id: 'INV-1' }],
    ['code=INV-2&status=pending&utm_source=x', { code: 'INV-2' }],
    [`id=${'9'.repeat(200)}`, { id: '9'.repeat(100) }],
    ['number=INV-3', null],
  ])('%s', (query, expected) => {
    expect(invoiceQuery(new URLSearchParams(query))).toEqual(expected);
  });
});

it.each([
  ['order_id=INV-1', false],
  ['order_id=INV-1&status=', false],
  ['order_id=INV-1&transaction_status=settlement', true],
  ['status=paid', true],
])('saysHow %s is %s', (query, expected) => {
  expect(saysHow(new URLSearchParams(query))).toBe(expected);
});
