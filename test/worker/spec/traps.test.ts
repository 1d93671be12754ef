/** A panic is a trap of the module: it costs its own request, and the next one gets a new instance. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { TRAP, trapping } from '../harness/wrappers';

const host = 'alpha.example';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, wrapper: trapping });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

test.each([1, 2, 3])('time %i: the request after a trap is answered', async () => {
  expect((await site.get(host, TRAP)).status).toBe(500);
  const { status, text } = await site.get(host, '/');
  expect(status).toBe(200);
  expect(text).toContain('</html>');
  const { json } = await site.get(host, '/api/services/v1/class/recent');
  expect(json).toMatchObject({ status: true });
});
