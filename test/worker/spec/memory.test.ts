/** Whatever visitors name, it takes no room from what sites are made of (design section 6). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { valueAt } from '../../upstream/spec/harness';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
let cookie = '';
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
  cookie = `__Host-assistant_token=${await platform.signInToAssistant()}`;
  // What these stand on is there before anything is counted.
  for (const { ask } of kinds) await ask(0);
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const TIMES = 4;

/** How many things are remembered, by whose keys they are. */
async function counts(): Promise<{ sites: number; own: number }> {
  const { json } = await site.get(host, '/_edge/health');
  const count = (region: string) => Number(valueAt(json, 'memory', region));
  return { sites: count('sites'), own: count('visitors') + count('addresses') };
}

const kinds = [
  {
    what: 'questions from many addresses',
    ask: () => {
      const body = { query: '[[fast]] halo' };
      return site.post(host, '/api/assistant/v2/chat', { headers: { cookie }, body });
    },
  },
  {
    what: 'calendars of events that are invented',
    ask: (time: number) => site.get(host, `/calendar/events/${9000 + time}.ics`),
  },
  {
    what: 'names of items that nobody has',
    ask: (time: number) => site.get(host, `/Class/tidak-ada-${time}`),
  },
  {
    what: 'a name that is spelled otherwise, where the platform folds case',
    ask: async (time: number) => {
      const body = { status: true, data: { slug: 'dasar-web', title: 'Dasar Web' } };
      await platform.fault({ path: 'v1/class/overview', body });
      await site.get(host, `/Class/${respelled('dasar-web', time)}`);
      await platform.heal();
    },
  },
];

/** Each time with another letter in upper case. */
const respelled = (name: string, time: number) =>
  name.slice(0, time) + name.slice(time, time + 1).toUpperCase() + name.slice(time + 1);

test.each(kinds)('$what', async ({ ask }) => {
  const before = await counts();
  for (let time = 1; time <= TIMES; time += 1) await ask(time);
  const after = await counts();
  expect(after.sites).toBe(before.sites);
  expect(after.own).toBeGreaterThan(before.own);
});
