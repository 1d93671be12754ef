/** An upstream whose answer stalls after its headers (design section 6). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { type RawUpstream, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';
import { hastyLimits } from '../harness/wrappers';

let platform: Platform;
let raw: RawUpstream;
let site: Site;
let isClosed = false;
beforeAll(async () => {
  platform = await Platform.start();
  raw = await startRaw(() => (socket) => {
    socket.on('close', () => {
      isClosed = true;
    });
    socket.write(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n[1,',
    );
  });
  site = await Site.start({ platform, vars: { DATA_URL: raw.origin }, wrapper: hastyLimits });
});
afterAll(() => Promise.all([site.stop(), platform.stop(), raw.stop()]));

test('a body that stalls is ended, and so is the upstream’s connection', async () => {
  const response = await site.open('GET', 'alpha.example', '/api/data/donations');
  expect(response.statusCode).toBe(200);
  const ended = new Promise((resolve) => {
    response.on('close', resolve).on('error', resolve).resume();
  });
  await ended;
  await expect.poll(() => isClosed).toBe(true);
});
