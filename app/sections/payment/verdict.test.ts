import { describe, expect, it } from 'vitest';
import { CONSEQUENCES, VERDICTS, type Verdict, verdictOf } from './verdict';
import { wordsOf } from './verdict-words';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const LATER = '2026-11-21T11:00:00Z';
const EARLIER = '2026-11-21T09:59:59Z';
const LONG_AGO = '2026-11-21T08:00:00Z';

/** Every word of a provider, by the time that is left and by whether there is an enrolment. */
const table: readonly [
  word: string,
  inTime: Verdict,
  late: Verdict,
  enrolled: Verdict,
  enrolledLate: Verdict,
][] = [
  ['pending', 'payable', 'lapsed', 'needless', 'needless'],
  ['waiting', 'waiting', 'waiting', 'waiting', 'waiting'],
  ['authorize', 'waiting', 'waiting', 'waiting', 'waiting'],
  ['capture', 'opening', 'opening', 'joined', 'joined'],
  ['settlement', 'opening', 'opening', 'joined', 'joined'],
  ['paid', 'opening', 'opening', 'joined', 'joined'],
  ['challenge', 'challenged', 'challenged', 'challenged', 'challenged'],
  ['deny', 'failed', 'failed', 'needless', 'needless'],
  ['failure', 'failed', 'failed', 'needless', 'needless'],
  ['cancel', 'cancelled', 'cancelled', 'needless', 'needless'],
  ['expire', 'lapsed', 'lapsed', 'needless', 'needless'],
  ['refund', 'refunded', 'refunded', 'refunded-seated', 'refunded-seated'],
  ['partial_refund', 'partly-refunded', 'partly-refunded', 'partly-refunded', 'partly-refunded'],
  ['lunas', 'unknown', 'unknown', 'unknown', 'unknown'],
  ['', 'unknown', 'unknown', 'unknown', 'unknown'],
];

describe.each(table)('an invoice that is %j', (status, inTime, late, enrolled, enrolledLate) => {
  it.each([
    ['in time', LATER, false, inTime],
    ['without an end', '', false, inTime],
    ['late', EARLIER, false, late],
    ['in time, enrolled', LATER, true, enrolled],
    ['late, enrolled', EARLIER, true, enrolledLate],
    ['in time, of whom nothing is known', LATER, null, inTime],
    ['late, of whom nothing is known', EARLIER, null, late],
  ])('%s', (_when, dueDate, isEnrolled, verdict) => {
    expect(verdictOf({ status, dueDate, paidAt: EARLIER }, isEnrolled, NOW)).toBe(verdict);
  });
});

it.each([
  ['settled after its end, not enrolled yet', EARLIER, false, 'opening'],
  ['not enrolled long after', LONG_AGO, false, 'stuck'],
  ['long ago, of whom nothing is known', LONG_AGO, null, 'opening'],
  ['long ago, enrolled', LONG_AGO, true, 'joined'],
  ['at a time that is not said', '', false, 'opening'],
])('paid %s: %4$s', (_what, paidAt, isEnrolled, verdict) => {
  const invoice = { status: 'settlement', dueDate: LONG_AGO, paidAt };
  expect(verdictOf(invoice, isEnrolled, NOW)).toBe(verdict);
});

it.each(VERDICTS)('%s has its words, its way on and its place', (verdict) => {
  for (const kind of ['class', 'event'] as const) {
    const { title, text, badge } = wordsOf(verdict, kind);
    expect([title, text, badge[1]].every((words) => words !== '')).toBe(true);
    expect(text).not.toContain('{');
  }
  const { way } = CONSEQUENCES[verdict];
  // Only where no payment can be on its way unseen another one is offered without a word of warning.
  if (way === 'order-again' && verdict === 'lapsed') {
    expect(wordsOf(verdict, 'class').text).toContain('jangan membayar lagi');
  }
  if (['waiting', 'challenged', 'opening', 'stuck', 'unknown'].includes(verdict)) {
    expect(['check', 'help']).toContain(way);
  }
});
