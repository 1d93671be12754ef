import { expect, it } from 'vitest';
import { fakeApp } from '../../core/app.fixture';
import { resultOf } from '../../data/query-result';
import { pageErrorOf } from '../../router/page-error';
import type { PageArgs } from '../../router/page-module';
import { guardPortal } from './guard';

const user = (kind: unknown) => ({ status: true, message: '', data: { id: 1, kind } });
const over = { status: false, message: 'Sesi berakhir', data: null };

interface Case {
  /** Who sees the page. */
  portal: string;
  isIn: boolean;
  reply: [status: number, body: unknown];
  /** What comes of it: let through, led to the login, or refused with a status. */
  ends: 'in' | 'login' | number;
  asks: boolean;
}

const cases: Case[] = [
  { portal: 'any', isIn: false, reply: [200, user(4)], ends: 'login', asks: false },
  { portal: 'any', isIn: true, reply: [200, user(4)], ends: 'in', asks: true },
  { portal: 'any', isIn: true, reply: [200, user(77)], ends: 'in', asks: true },
  { portal: 'any', isIn: true, reply: [401, over], ends: 'login', asks: true },
  { portal: 'any', isIn: true, reply: [502, over], ends: 502, asks: true },
  { portal: 'mentor partner', isIn: true, reply: [200, user(2)], ends: 'in', asks: true },
  { portal: 'mentor partner', isIn: true, reply: [200, user('8')], ends: 'in', asks: true },
  { portal: 'mentor partner', isIn: true, reply: [200, user(4)], ends: 403, asks: true },
  { portal: 'mentor partner', isIn: true, reply: [200, user(0)], ends: 403, asks: true },
  { portal: 'mentor partner', isIn: true, reply: [200, user(undefined)], ends: 403, asks: true },
];

it.each(cases)(
  '$portal, signed in $isIn, answered $reply: $ends',
  async ({ portal, isIn, reply: [status, body], ends, asks }) => {
    const { app, seen } = fakeApp({ reply: { status, body }, isSignedIn: isIn });
    // What the browser keeps says nothing about what may be seen.
    app.store.set('user_kind', 'mentor');
    const read: PageArgs['read'] = async (call) => {
      const reading = resultOf(await app.cache.ensureData(call), call, () => {});
      if (reading.status === 'ready') return reading.data;
      throw reading.status === 'failed' ? pageErrorOf(reading.problem) : new Error('loading');
    };
    const url = new URL('https://alpha.example/Earnings?page=2');
    const guarded = guardPortal({ app, page: 'any', url, read }, { portal, isIn });
    if (ends === 'in') await guarded;
    else if (ends === 'login') {
      const response = await guarded.catch((thrown) => thrown);
      expect(response.headers.get('location')).toBe('/login?to=%2FEarnings%3Fpage%3D2');
    } else await expect(guarded).rejects.toMatchObject({ statusCode: ends });
    expect(seen.length > 0).toBe(asks);
  },
);
