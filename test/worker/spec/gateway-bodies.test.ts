/** What a call may carry (design section 6). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valueAt } from '../../upstream/spec/harness';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';

describe('bodies', () => {
  const path = '/api/data/aspirations';
  const json = { 'content-type': 'application/json' };
  test.each([
    ['none', undefined, json, 400],
    ['no JSON', 'halo', json, 400],
    ['broken JSON', '{"name":', json, 400],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), json, 400],
    ['JSON by another name', '{}', { 'content-type': 'text/plain' }, 415],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['no type', '{}', {}, 415],
    ['a file', new FormData(), {}, 415],
    ['300 KB', `"${'a'.repeat(300 * 1024)}"`, json, 413],
    ['one byte too much', `"${'a'.repeat(256 * 1024 - 1)}"`, json, 413],
  ])('%s', async (_what, body, headers, status) => {
    await platform.forget();
    expectFault(await site.post(host, path, { body, headers }), status);
    expect(await platform.seen('data')).toEqual([]);
  });

  test('300 KB of no told length', async () => {
    const headers = { ...json, 'transfer-encoding': 'chunked' };
    const body = `"${'a'.repeat(300 * 1024)}"`;
    expectFault(await site.post(host, path, { body, headers }), 413);
  });

  test('256 KiB pass', async () => {
    const body = JSON.stringify({ name: 'Ayu', message: 'Semangat!' }).padEnd(256 * 1024);
    expect((await site.post(host, path, { body, headers: json })).status).toBe(201);
  });
});

describe('click records', () => {
  const path = '/api/services/v1/logger/log/click';
  const json = 'Content-Type: application/json';
  const rest = { type: 'page_load', timestamp: '2026-11-20T02:00:00Z' };

  test('reach the platform without queries, and with nothing else', async () => {
    const appSession = JSON.stringify({ status: true, data: { token: 'token', code: 'code' } });
    let record = '';
    const upstream = await startRaw((request) => {
      if (!request.includes('/log/click')) return rawAnswer('200 OK', [json], appSession);
      return (socket, head) => {
        const read = (more: string) => {
          record += more;
          if (record.endsWith('}')) socket.end(rawAnswer('201 Created', [json]));
        };
        socket.on('data', (chunk) => read(chunk.toString()));
        read(head.split('\r\n\r\n')[1] ?? '');
      };
    });
    const own = await Site.start({ vars: { SERVICES_URL: upstream.origin } });
    const [from, to] = ['https://a.example/?q=sari', 'https://b.example/callbackauth?token=x#y'];
    const got = await own.post(host, path, { body: { ...rest, from, to, secret: 'x' } });
    await Promise.all([own.stop(), upstream.stop()]);
    expect(got.status).toBe(201);
    const passed = { from: 'https://a.example/', to: 'https://b.example/callbackauth' };
    expect(JSON.parse(record)).toEqual({ ...passed, ...rest });
  });

  test.each([
    [{}, 400],
    [{ ...rest, to: 'javascript:alert(1)' }, 400],
    [{ ...rest, to: '/Class', type: 'other' }, 400],
    [{ ...rest, to: `/${'a'.repeat(3000)}` }, 400],
    [{ ...rest, from: 'http://a.example/?b', to: '/Class?c' }, 201],
  ])('%j is answered %i', async (body, status) => {
    expect((await site.post(host, path, { body })).status).toBe(status);
  });
});

describe('uploads', () => {
  const session = async () => ({ cookie: `__Host-access_token=${await platform.signIn(4)}` });
  const file = (bytes: number): FormData => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'kosong.bin'));
    return form;
  };
  test('stream through', async () => {
    const body = file(5 * 1024 * 1024);
    const got = await site.post(host, '/api/drive/v1/upload', { headers: await session(), body });
    expect([got.status, valueAt(got.json, 'data', 'size')]).toEqual([201, 5 * 1024 * 1024]);
  });

  test('over 10 MiB do not', async () => {
    await platform.forget();
    // The length alone decides: a client still sending the rest could not read the answer.
    const headers = {
      ...(await session()),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(10 * 1024 * 1024 + 1),
    };
    const got = await site.post(host, '/api/drive/v1/upload', { headers, body: '--x' });
    expectFault(got, 413);
    expect(await platform.seen('drive')).toEqual([]);
  });

  test('are for the signed-in', async () => {
    await platform.forget();
    expectFault(await site.post(host, '/api/drive/v1/upload', { body: file(10) }), 401);
    expect(await platform.seen('drive')).toEqual([]);
  });

  test('are forms', async () => {
    expectFault(await site.post(host, '/api/drive/v1/upload', { body: {} }), 415);
  });
});
