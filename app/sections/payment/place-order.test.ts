import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Answer, RawResponse } from '../../api/answer';
import type { Call } from '../../api/call';
import { parseResponse, type Send } from '../../api/client';
import { failureOf } from '../../api/failure';
import { getPaymentDetail, type Invoice } from '../../api/payment';
import type { OrderProgress } from '../classes/enrolment/order';
import { type Ordering, placeOrder } from './place-order';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const LATER = '2026-11-21T11:00:00Z';
const order = { kind: 'class', slug: 'dasar-web', id: '1' } as const;

const bill = (number: string, status: string, more: object = {}) => ({
  number,
  status,
  kind: 'class',
  classroom: { slug: 'dasar-web' },
  dueDate: LATER,
  amount: 100_000,
  ...more,
});
const invoice = (...given: Parameters<typeof bill>): Invoice =>
  v.parse(getPaymentDetail('').shape, bill(...given));

const ok = (data: unknown, status = 200): RawResponse => ({ status, body: { status: true, data } });
const refused = (status: number, message = 'Ditolak'): RawResponse => ({
  status,
  body: { status: false, message },
});
const LOST: RawResponse = { failure: { ...failureOf(500), isUnreachable: true } };

/** What the platform answers to each call by the end of its path, one after the other; the last one from then on. */
type Script = Readonly<Record<string, readonly RawResponse[]>>;

function platform(script: Script): { send: Send; asked: string[] } {
  const asked: string[] = [];
  const send = async <T>(call: Call<T>): Promise<Answer<T>> => {
    const name = call.address.replace(/\?.*$/, '').replace(/^.*\//, '');
    const nth = asked.filter((one) => one === name).length;
    asked.push(name);
    const answers = script[name] ?? [refused(500)];
    return parseResponse(answers[nth] ?? answers.at(-1) ?? refused(500), call);
  };
  return { send, asked };
}

const ordering = (standing: OrderProgress, more: Partial<Ordering> = {}): Ordering => ({
  order,
  standing,
  shownPrice: 100_000,
  key: 'key',
  isLost: false,
  now: NOW,
  ...more,
});

const NEW: OrderProgress = { kind: 'new' };
const LAPSED: OrderProgress = { kind: 'lapsed', invoice: invoice('INV-1', 'expired') };
const CANCELLED: OrderProgress = { kind: 'cancelled', invoice: invoice('INV-1', 'cancel') };
const enrolled = { enrolments: [{ classroom: { slug: 'dasar-web', name: 'Dasar Web' } }] };

const cases: readonly [
  what: string,
  standing: OrderProgress,
  script: Script,
  kind: string,
  asked: readonly string[],
][] = [
  ['a first order', NEW, { invoice: [ok(bill('INV-2', 'pending'), 201)] }, 'made', ['invoice']],
  ['nothing to pay', NEW, { invoice: [ok(bill('INV-2', 'paid'), 201)] }, 'made', ['invoice']],
  ['a session that is over', NEW, { invoice: [refused(401)] }, 'sign-in', ['invoice']],
  ['a session that is over, seen first', LAPSED, { detail: [refused(401)] }, 'sign-in', ['detail']],
  ['who is in already', NEW, { invoice: [refused(409)] }, 'changed', ['invoice']],
  ['a class that is full', NEW, { invoice: [refused(422)] }, 'refused', ['invoice']],
  [
    'a price that rose',
    NEW,
    { invoice: [ok(bill('INV-2', 'pending', { amount: 150_000 }), 201)] },
    'dearer',
    ['invoice'],
  ],
  [
    'a price that fell',
    NEW,
    { invoice: [ok(bill('INV-2', 'pending', { amount: 50_000 }), 201)] },
    'made',
    ['invoice'],
  ],
  [
    'an invoice that ran out',
    LAPSED,
    { detail: [ok(bill('INV-1', 'expired'))], repay: [ok(bill('INV-2', 'pending'))] },
    'made',
    ['detail', 'detail', 'repay'],
  ],
  [
    'an invoice that was cancelled',
    CANCELLED,
    { detail: [ok(bill('INV-1', 'cancel'))], repay: [ok(bill('INV-2', 'pending'))] },
    'made',
    ['detail', 'detail', 'repay'],
  ],
  [
    'a transfer that came late',
    LAPSED,
    { detail: [ok(bill('INV-1', 'settlement'))] },
    'changed',
    ['detail'],
  ],
  [
    'a payment that is looked at by hand',
    LAPSED,
    { detail: [ok(bill('INV-1', 'challenge'))] },
    'changed',
    ['detail'],
  ],
  [
    'who is in, though the last invoice ran out',
    LAPSED,
    { detail: [ok(bill('INV-1', 'expired'))], repay: [refused(409)] },
    'changed',
    ['detail', 'detail', 'repay'],
  ],
  [
    'a platform that knows of no lapsed invoice',
    LAPSED,
    {
      detail: [ok(bill('INV-1', 'pending'))],
      repay: [refused(404)],
      invoice: [ok(bill('INV-1', 'pending'))],
    },
    'made',
    ['detail', 'detail', 'repay', 'invoice'],
  ],
  [
    'a class whose newer invoice has been paid',
    LAPSED,
    {
      detail: [
        ok(bill('INV-1', 'expired')),
        ok({ invoices: [bill('INV-2', 'paid'), bill('INV-1', 'expired')] }),
      ],
    },
    'changed',
    ['detail', 'detail'],
  ],
  [
    'a class whose newer invoice can be paid',
    LAPSED,
    {
      detail: [
        ok(bill('INV-1', 'expired')),
        ok({ invoices: [bill('INV-2', 'pending'), bill('INV-1', 'expired')] }),
      ],
    },
    'made',
    ['detail', 'detail'],
  ],
  [
    'a class whose newer invoice came to nothing too',
    LAPSED,
    {
      detail: [
        ok(bill('INV-1', 'expired')),
        ok({ invoices: [bill('INV-2', 'failed'), bill('INV-1', 'expired')] }),
      ],
      repay: [ok(bill('INV-3', 'pending'))],
    },
    'made',
    ['detail', 'detail', 'repay'],
  ],
  [
    'an answer that was lost after the act',
    NEW,
    { invoice: [LOST], detail: [ok({ invoices: [bill('INV-2', 'pending')] })] },
    'made',
    ['invoice', 'detail'],
  ],
  [
    'an answer that was lost before the act',
    NEW,
    { invoice: [LOST], detail: [ok({})] },
    'lost',
    ['invoice', 'detail'],
  ],
  [
    'an answer that was lost to who is in now',
    NEW,
    { invoice: [refused(504)], detail: [ok(enrolled)] },
    'changed',
    ['invoice', 'detail'],
  ],
];

describe('ordering', () => {
  it.each(cases)('%s', async (_what, standing, script, kind, expected) => {
    const { send, asked } = platform(script);
    expect((await placeOrder(send, ordering(standing))).kind).toBe(kind);
    expect(asked).toEqual(expected);
  });

  it('looks before it orders again what may have been taken', async () => {
    const { send, asked } = platform({ detail: [ok({ invoices: [bill('INV-2', 'pending')] })] });
    const placed = await placeOrder(send, ordering(NEW, { isLost: true }));
    expect(placed).toMatchObject({ kind: 'made', invoice: { number: 'INV-2' } });
    expect(asked).toEqual(['detail']);
  });

  it('carries its key', async () => {
    const keys: unknown[] = [];
    const send: Send = async (call) => {
      keys.push(call.rules.key);
      return parseResponse(refused(422), call);
    };
    await placeOrder(send, ordering(NEW));
    expect(keys).toEqual(['key']);
  });
});
