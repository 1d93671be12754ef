/** Every call of the catalogue, as the app makes it: through the gateway to the stand-in upstream. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogue from '../../cases/catalogue.json';
import { samples } from '../../upstream/spec/samples';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
let assistant = '';
const accounts = new Map<number, string>();
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
  assistant = await platform.signInToAssistant();
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

async function account(kind: number): Promise<string> {
  const token = accounts.get(kind) ?? (await platform.signIn(kind));
  accounts.set(kind, token);
  return token;
}

async function make(call: string, kind: number | undefined) {
  const [method = '', path = ''] = call.split(' ');
  const { body, path: filled = path } = samples[call] ?? {};
  const session = kind === undefined ? '' : `__Host-access_token=${await account(kind)}; `;
  const headers = { cookie: `${session}__Host-assistant_token=${assistant}` };
  return site.post('alpha.example', `/api/${filled}`, { headers, body }, method);
}

const edgeOnly = catalogue.calls.filter((row) => 'access' in row && row.access === 'edge-only');
const open = catalogue.calls.filter((row) => !edgeOnly.includes(row));

const anybody = 4;

test.each(open)('$call', async (row) => {
  const { call } = row;
  const { status = 200, kind } = samples[call] ?? {};
  // The stand-in lets the edge itself make some of the calls that visitors sign in for.
  const isSignedIn = 'access' in row && row.access === 'signed-in';
  const got = await make(call, kind ?? (isSignedIn ? anybody : undefined));
  expect(`${got.status} ${got.status === status ? '' : got.text}`.trim()).toBe(String(status));
  expect(got.headers['x-tenant']).toBe('alpha');
  expect(got.headers['cache-control']).toMatch(/^no-store/);
});

test.each(edgeOnly.map(({ call }) => call))('%s is not for browsers', async (call) => {
  expect((await make(call, 0)).status).toBe(404);
});
