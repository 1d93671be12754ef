import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getLearner } from '../../../api/learner';
import { memoryStore } from '../../../core/fake-storage';
import { dropWish, keepWish, orderProgressOf, takeWish } from './order';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const later = '2026-11-21T11:00:00Z';
const earlier = '2026-11-21T09:00:00Z';

const learner = (data: object) => v.parse(getLearner().shape, data);
const bill = (status: string, dueDate = later, slug = 'dasar-web', id = '') => {
  return { number: 'INV-1', status, dueDate, kind: 'class', classroom: { id, slug } };
};
const enrolment = (id: string, slug: string) => ({ classroom: { id, slug, name: 'Dasar Web' } });

it.each([
  ['nothing', {}, 'new'],
  ['an enrolment', { enrolments: [enrolment('7', 'dasar-web')] }, 'joined'],
  ['an enrolment without an id', { enrolments: [enrolment('', 'dasar-web')] }, 'joined'],
  ['another class', { enrolments: [enrolment('8', 'sql')] }, 'new'],
  ['another class without an id', { enrolments: [enrolment('', 'sql')] }, 'new'],
  ['the class under its old slug', { enrolments: [enrolment('7', 'web-dasar')] }, 'joined'],
  ['a class that had the slug before', { enrolments: [enrolment('8', 'dasar-web')] }, 'new'],
  ['an invoice under its old slug', { invoices: [bill('pending', later, 'lama', '7')] }, 'payable'],
  ['an open invoice', { invoices: [bill('pending')] }, 'payable'],
  ['an invoice without an end', { invoices: [bill('pending', '')] }, 'payable'],
  ['an invoice that has just run out', { invoices: [bill('pending', earlier)] }, 'lapsed'],
  ['an invoice that ran out', { invoices: [bill('expired')] }, 'lapsed'],
  ['a payment that failed', { invoices: [bill('deny')] }, 'failed'],
  ['a payment that is being confirmed', { invoices: [bill('waiting')] }, 'waiting'],
  ['a class that was left', { invoices: [bill('refunded')] }, 'new'],
  ['a paid invoice and no enrolment', { invoices: [bill('paid')] }, 'opening'],
  ['a payment that is looked at by hand', { invoices: [bill('challenge')] }, 'challenged'],
  ['a word nobody knows', { invoices: [bill('lunas')] }, 'unknown'],
  ['the newest of two', { invoices: [bill('pending'), bill('expired')] }, 'payable'],
  [
    'a payment that came after a new invoice was made',
    { invoices: [bill('pending'), bill('settlement')] },
    'opening',
  ],
  [
    'a class that was left and ordered again',
    { invoices: [bill('pending'), bill('refund'), bill('paid')] },
    'payable',
  ],
  ['another class’s invoice', { invoices: [bill('pending', later, 'sql')] }, 'new'],
])('with %s the standing is: %3$s', (_what, data, kind) => {
  const order = { kind: 'class', slug: 'dasar-web', id: '7' } as const;
  expect(orderProgressOf(order, learner(data), NOW).kind).toBe(kind);
});

it('an event and a class of the same name are two things', () => {
  const data = learner({
    events: [{ event: { id: 1, slug: 'dasar-web', title: 'Dasar Web' } }],
    invoices: [{ ...bill('pending'), kind: 'event', event: { slug: 'dasar-web' } }],
  });
  expect(orderProgressOf({ kind: 'class', slug: 'dasar-web', id: '1' }, data, NOW).kind).toBe(
    'new',
  );
  expect(orderProgressOf({ kind: 'event', slug: 'dasar-web', id: '1' }, data, NOW).kind).toBe(
    'joined',
  );
});

it('a wish is fulfilled once, for what was wished, and not much later', () => {
  const order = { kind: 'class', slug: 'dasar-web' } as const;
  const session = memoryStore();
  keepWish(session, order, { now: NOW, owner: null });
  expect(takeWish(session, { kind: 'event', slug: 'dasar-web' }, { now: NOW, owner: 'a' })).toBe(
    false,
  );
  expect(takeWish(session, { kind: 'class', slug: 'sql' }, { now: NOW, owner: 'a' })).toBe(false);
  expect(takeWish(session, order, { now: NOW + 60_000, owner: 'a' })).toBe(true);
  expect(takeWish(session, order, { now: NOW + 60_000, owner: 'a' })).toBe(false);
  keepWish(session, order, { now: NOW, owner: null });
  expect(takeWish(session, order, { now: NOW + 3_600_000, owner: 'a' })).toBe(false);
});

it.each([
  ['a', true],
  ['b', false],
])('a wish of a, whose session was over, is taken up by %s: %s', (owner, isTaken) => {
  const order = { kind: 'class', slug: 'dasar-web' } as const;
  const session = memoryStore();
  keepWish(session, order, { now: NOW, owner: 'a' });
  expect(takeWish(session, order, { now: NOW, owner })).toBe(isTaken);
  expect(takeWish(session, order, { now: NOW, owner: 'a' })).toBe(false);
});

it('a wish ends with Back from the account site', () => {
  const order = { kind: 'class', slug: 'dasar-web' } as const;
  const session = memoryStore();
  keepWish(session, order, { now: NOW, owner: null });
  dropWish(session);
  expect(takeWish(session, order, { now: NOW + 60_000, owner: 'a' })).toBe(false);
});
