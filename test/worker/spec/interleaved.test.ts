/**
 * Many requests (ten thousand in the walks) of every tenant and special domain at once: each is answered with the bytes
 * that it has when few ask, and those hold nothing of another.
 */

import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenants } from '../../../tenants.json';
import { textAt } from '../../upstream/spec/harness';
import { bootOf, canonicalOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { isWalk } from '../harness/walks';

const REQUESTS = isWalk ? 10_000 : 1_000;
const AT_ONCE = 64;

let platform: Platform;
let site: Site;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(async () => {
  agent.destroy();
  await Promise.all([site.stop(), platform.stop()]);
});

/** Something to ask for, and whose it is. */
interface Place {
  tenant: string;
  domain: string;
  host: string;
  path: string;
  cookie?: string;
}

const paths = ['/', '/Courses/dasar-web', '/tidak-ada', '/robots.txt'];
const calls = ['/api/services/v0/cms/app/settings', '/api/services/v1/class/recent'];

/** Every tenant's, at its own host, and what it has under the path rule. */
const places: Place[] = tenants.flatMap(({ key, domain, pesilat }) => [
  ...[...paths, ...calls].map((path) => ({ tenant: key, domain, host: domain, path })),
  ...(pesilat === undefined
    ? []
    : ['/Pesilat', ...calls.map((call) => `/pesilat${call}`)].map((path) => {
        return { tenant: key, domain: pesilat.domain, host: domain, path };
      })),
]);
const domains = new Set(
  tenants.flatMap(({ domain, pesilat }) => [domain, pesilat?.domain ?? domain]),
);

interface Answer {
  status: number;
  tenant: string;
  text: string;
}

/** Asks without the cost of a connection, of which so many requests would be mostly made. */
function ask({ host, path, cookie }: Place): Promise<Answer> {
  const { hostname, port } = new URL(site.origin);
  const headers = { host, ...(cookie !== undefined && { cookie }) };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject).on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          tenant: String(response.headers['x-tenant']),
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** What is wrong about an answer by itself; '' for nothing. */
function wrongAbout({ tenant, domain }: Place, { tenant: given, text }: Answer): string {
  if (given !== tenant) return `x-tenant is ${given}`;
  const boot = text.includes('<script id="boot"') ? bootOf(text) : undefined;
  if (boot !== undefined) {
    const [key, own] = [textAt(boot, 'tenant', 'key'), textAt(boot, 'tenant', 'domain')];
    if (key !== tenant || own !== domain) return `it is ${key}'s at ${own}`;
    const canonical = canonicalOf(text);
    if (canonical !== '' && !canonical.startsWith(`https://${domain}/`)) return canonical;
  }
  const named = [...text.matchAll(/https:\/\/([a-z0-9.-]+)/g)].map(([, name = '']) => name);
  return named.find((name) => name !== domain && domains.has(name)) ?? '';
}

const hash = (text: string): string => createHash('sha1').update(text).digest('base64');

test('no answer holds a byte of another’s', { timeout: 180_000 }, async () => {
  // Two visitors of each kind of account, whose own data is in one of the calls.
  const kinds = [1, 2, 4];
  const tokens = await Promise.all(kinds.map((kind) => platform.signIn(kind)));
  const mine = tokens.flatMap((token) =>
    tenants.slice(0, 4).map(({ key, domain }) => ({
      ...{ tenant: key, domain, host: domain, path: '/api/services/v1/user/me' },
      cookie: `__Host-access_token=${token}`,
    })),
  );
  const all = [...places, ...mine];
  const alone = new Map<Place, Answer>();
  const queue = [...all];
  const first = async (): Promise<void> => {
    for (let place = queue.pop(); place; place = queue.pop()) alone.set(place, await ask(place));
  };
  await Promise.all([first(), first(), first(), first()]);
  const wrong: string[] = [];
  const tell = (place: Place, answer: Answer, what: string) =>
    wrong.push(`${place.host}${place.path}: ${answer.status}, ${what}`);
  for (const [place, answer] of alone) {
    const problem = wrongAbout(place, answer);
    if (problem !== '' || answer.status >= 500) tell(place, answer, problem);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  const names = mine.map((place) =>
    textAt(JSON.parse(alone.get(place)?.text ?? ''), 'data', 'name'),
  );
  expect(new Set(names).size).toBe(kinds.length);

  let sent = 0;
  const visitor = async (): Promise<void> => {
    while (sent < REQUESTS) {
      // A stride that shares no factor with their number: neighbours in time are strangers.
      const place = all[(sent * 7919) % all.length];
      sent += 1;
      if (place === undefined) throw new Error('there is no such place');
      const answer = await ask(place);
      const known = alone.get(place);
      if (answer.status === known?.status && hash(answer.text) === hash(known.text)) continue;
      // The time in a document moves on by the hour, and a list may have been read anew.
      const problem = wrongAbout(place, answer);
      if (problem !== '' || answer.status !== known?.status) tell(place, answer, problem);
      else if (place.cookie !== undefined) tell(place, answer, 'it is somebody else’s');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  // What the edge itself says of answers that failed, so that a failure on a busy machine tells why.
  const failed = wrong.length > 0 ? site.logs.filter((line) => /"status":[45]\d\d/.test(line)) : [];
  expect({ wrong: wrong.slice(0, 20), failed: failed.slice(-5) }).toEqual({
    wrong: [],
    failed: [],
  });
});
