/** An upstream whose answer stalls after its headers (design section 6). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { type RawUpstream, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';
import { hastyLimits } from '../harness/wrappers';

let platform: Platform;
let raw: RawUpstream;
let site: Site;
let closed = 0;
beforeAll(async () => {
  platform = await Platform.start();
  raw = await startRaw(() => (socket) => {
    socket.on('close', () => {
      closed += 1;
    });
    socket.write(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n[1,',
    );
  });
  site = await Site.start({
    platform,
    vars: { DATA_URL: raw.origin, PROGRAMS_URL: raw.origin },
    wrapper: hastyLimits,
  });
});
afterAll(() => Promise.all([site.stop(), platform.stop(), raw.stop()]));

test.each([
  ['a body', '/api/data/donations'],
  ['one that is copied for others', '/api/programs/list'],
])('%s that stalls is ended, and so is the upstream’s connection', async (_what, path) => {
  const before = closed;
  const response = await site.open('GET', 'alpha.example', path);
  expect(response.statusCode).toBe(200);
  const ended = new Promise((resolve) => {
    response.on('close', resolve).on('error', resolve).resume();
  });
  await ended;
  await expect.poll(() => closed).toBe(before + 1);
});
