/**
 * What must not happen twice, and money that comes in another order than expected: answers lost after the
 * act, enrolments and settlements that come late, prices that change.
 */

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterEach(() => platform.turn('reset'));
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const [STAFF, STUDENT] = [1, 4];
const KEY = '0123456789abcdef0123456789abcdef';

async function sent(call: string, body: object, kind: number | null, key?: string) {
  const [method = '', path = ''] = call.split(' ');
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (kind !== null) headers.cookie = `__Host-access_token=${await platform.signIn(kind)}`;
  if (key !== undefined) headers['idempotency-key'] = key;
  const isRead = method === 'GET';
  return site.post(
    host,
    `/api/${path}`,
    { headers, ...(!isRead && { body: JSON.stringify(body) }) },
    method,
  );
}

const gift = { name: 'Ayu', email: 'ayu@contoh.id', amount: 50_000 };
const pledge = (key?: string) => sent('POST data/donations', gift, null, key);
const codeOf = ({ json }: { json: unknown }) => textAt(json, '0', 'code');

describe('an idempotency key', () => {
  test('reaches the platform, which takes a pledge once', async () => {
    const first = await pledge(KEY);
    expect([first.status, codeOf(first)]).toEqual([201, expect.stringMatching(/./)]);
    expect(codeOf(await pledge(KEY))).toBe(codeOf(first));
    expect(codeOf(await pledge(`${KEY}.2`))).not.toBe(codeOf(first));
    expect(codeOf(await pledge())).not.toBe(codeOf(first));
    const seen = await platform.seen('data/donations');
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
      KEY,
      KEY,
      `${KEY}.2`,
      undefined,
    ]);
  });

  test.each(['kurang', 'a'.repeat(65), 'spasi di tengah kunci yang cukup panjang'])(
    'that is %j stays here',
    async (key) => {
      expect((await pledge(key)).status).toBe(201);
      const [seen] = await platform.seen('data/donations');
      expect(seen?.headers['idempotency-key']).toBeUndefined();
    },
  );

  test('goes with no call that reads', async () => {
    await sent('GET services/v1/class/recent', {}, null, KEY);
    const [seen] = await platform.seen('services/v1/class/recent');
    expect(seen?.headers['idempotency-key']).toBeUndefined();
  });

  const approve = () => sent('POST services/v2/payout/approve', { id: '1' }, STAFF, KEY);

  test('makes an approval whose answer was lost the same one', async () => {
    const path = 'v2/payout/approve';
    await platform.fault({ path, status: 504, times: 1, isAfter: true });
    expect((await approve()).status).toBe(504);
    expect((await approve()).status).toBe(200);
  });

  test('is nothing to a platform that cannot read it', async () => {
    await platform.turn('idempotency', { isOn: false });
    await approve();
    const again = await approve();
    expect([again.status, textAt(again.json, 'message')]).toEqual([
      409,
      expect.stringContaining('sudah disetujui'),
    ]);
  });
});

const SLUG = 'literasi-data-untuk-semua';
const order = () => sent(`POST services/v1/class/payment/invoice?slug=${SLUG}`, {}, STUDENT);
const repay = () => sent(`GET services/v1/class/repay?slug=${SLUG}`, {}, STUDENT);
const ordered = async () => textAt((await order()).json, 'data', 'number');
const isEnrolled = async () => {
  const { json } = await sent('GET auth/user/detail', {}, STUDENT);
  return JSON.stringify(valueAt(json, 'data', 'enrolments')).includes(`"${SLUG}"`);
};

describe('an invoice', () => {
  test('that is paid after its end is an enrolment all the same', async () => {
    const number = await ordered();
    await platform.turn('invoice', { number, dueDate: '2020-01-01T00:00:00Z' });
    expect((await repay()).status).toBe(200);
    expect(await isEnrolled()).toBe(false);
    await platform.turn('invoice', { number, status: 'paid' });
    expect(await isEnrolled()).toBe(true);
  });

  test('that is paid is no enrolment yet where that comes late', async () => {
    await platform.turn('enrolment', { afterMs: 60_000 });
    const number = await ordered();
    await platform.turn('invoice', { number, status: 'paid' });
    expect(await isEnrolled()).toBe(false);
    expect(textAt((await order()).json, 'data', 'number')).toBe(number);
    await platform.turn('enrolment', { afterMs: 0 });
    expect(await isEnrolled()).toBe(true);
  });

  test('that is looked at by hand stands, and is not made twice', async () => {
    const number = await ordered();
    await platform.turn('invoice', { number, status: 'challenge' });
    expect(textAt((await order()).json, 'data', 'number')).toBe(number);
  });

  test('costs what the class costs by then', async () => {
    await platform.turn('price', { slug: SLUG, price: 1_234_000 });
    expect(valueAt((await order()).json, 'data', 'amount')).toBe(1_234_000);
  });
});
