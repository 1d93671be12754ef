import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getLearner } from '../../api/learner';
import type { Verdict } from './verdict';
import { insteadOf, verdictAmong } from './verdict-among';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-16', '2026-11-17', '2026-11-18'];
const YEAR_BEFORE = '2025-11-16';
const classroom = { id: '7', slug: 'dasar-web', name: 'Dasar Web' };

const bill = (number: string, status: string, createdAt: string, paidAt = '') => ({
  ...{ number, status, createdAt, paidAt, kind: 'class', classroom, amount: 100_000 },
  dueDate: '2026-12-01T00:00:00Z',
});

/** The verdict about INV-1 beside INV-2, by whose invoice there is a seat. */
const table: readonly [
  what: string,
  first: readonly [status: string, made: string, paidAt?: string],
  second: readonly [status: string, made: string, paidAt?: string],
  seat: string | null,
  verdict: Verdict,
][] = [
  ['ran out, the next one is paid', ['expired', MONDAY], ['paid', TUESDAY], null, 'replaced'],
  ['ran out, the next one is open', ['expired', MONDAY], ['pending', TUESDAY], null, 'replaced'],
  ['ran out, as the next one', ['expired', MONDAY], ['expired', TUESDAY], null, 'lapsed'],
  [
    'failed, the next one is challenged',
    ['deny', MONDAY],
    ['challenge', TUESDAY],
    null,
    'replaced',
  ],
  ['open, the next one is paid', ['pending', MONDAY], ['paid', TUESDAY], null, 'replaced'],
  ['open, the next one was given back', ['pending', MONDAY], ['refund', TUESDAY], null, 'payable'],
  ['paid, the next one is open', ['paid', MONDAY], ['pending', TUESDAY], null, 'opening'],
  ['ran out, the seat is there', ['expired', MONDAY], ['paid', TUESDAY], 'INV-2', 'needless'],
  [
    'paid late, after the next one',
    ['paid', MONDAY, WEDNESDAY],
    ['paid', TUESDAY, TUESDAY],
    'INV-2',
    'paid-twice',
  ],
  [
    'paid after the late one',
    ['paid', TUESDAY, WEDNESDAY],
    ['paid', MONDAY, TUESDAY],
    'INV-2',
    'paid-twice',
  ],
  [
    'of whom the other one has no seat',
    ['paid', MONDAY, WEDNESDAY],
    ['paid', TUESDAY, TUESDAY],
    'INV-1',
    'joined',
  ],
  [
    'paid a year before it was taken again',
    ['paid', YEAR_BEFORE, YEAR_BEFORE],
    ['paid', TUESDAY, TUESDAY],
    'INV-2',
    'joined',
  ],
  [
    'paid, the other one was given back',
    ['paid', MONDAY, WEDNESDAY],
    ['refund', TUESDAY, TUESDAY],
    'INV-2',
    'joined',
  ],
  ['given back, not the seat', ['refund', MONDAY], ['paid', TUESDAY], 'INV-2', 'refunded-seated'],
];

it.each(table)('%s', (_what, first, second, seat, verdict) => {
  const invoices = [bill('INV-2', ...second), bill('INV-1', ...first)];
  const enrolments = seat === null ? [] : [{ invoice: seat, classroom }];
  const learner = v.parse(getLearner().shape, { id: '1', invoices, enrolments });
  const one = learner.invoices.find(({ number }) => number === 'INV-1');
  if (!one) throw new Error('No invoice');
  expect(verdictAmong(one, learner, NOW)).toBe(verdict);
  const other = verdict === 'replaced' ? 'INV-2' : undefined;
  expect(insteadOf(one, learner, NOW)?.number).toBe(other);
});

it('of whom nothing is known, an invoice stands by itself', () => {
  const learner = v.parse(getLearner().shape, {
    id: '1',
    invoices: [bill('INV-1', 'paid', MONDAY)],
  });
  const [one] = learner.invoices;
  if (!one) throw new Error('No invoice');
  expect(verdictAmong(one, null, NOW)).toBe('opening');
});
