/**
 * What every form says of what is wrong in it, where the browser itself sends it: the very words that the
 * app's rules have in the browser (test/conventions/form-cases.test.ts), beside the fields of its page.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import forms from '../../cases/forms.json';
import { openDayFrom } from '../../cases/open-day';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, limits: { LIMIT_FORM: 10_000 } });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const plain = (text: string) => text.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

/** Sends a form as a browser without scripts does; what holds nothing is not sent. */
async function send({ form, path, kind, right }: (typeof forms)[number], typed: object) {
  const values = Object.entries({ ...right, ...typed }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.replace('{openDay}', openDayFrom(Date.now()))]] : [],
  );
  const cookie =
    kind === undefined ? '' : `__Host-access_token=${await platform.signIn(kind)}; signed_in=1`;
  await platform.forget();
  return site.post(host, path, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-mode': 'navigate',
      accept: 'text/html',
      ...(cookie !== '' && { cookie }),
    },
    body: new URLSearchParams({ _form: form, ...Object.fromEntries(values) }).toString(),
  });
}

describe.each(forms.map((row) => [row.form, row] as const))('%s', (_form, row) => {
  test.each(row.wrong.map((one) => [JSON.stringify(one.typed), one] as const))(
    '%s',
    async (_typed, { typed, said }) => {
      const got = await send(row, typed);
      expect(got.status).toBe(422);
      const errors = Object.entries(said);
      const refusal = valueAt(bootOf(got.text), 'form', 'refusal');
      expect(Object.keys(Object(valueAt(refusal, 'errors'))).sort()).toEqual(
        errors.map(([name]) => name).sort(),
      );
      for (const [name, message] of errors) {
        expect(plain(textAt(refusal, 'errors', name))).toBe(message);
        expect(plain(got.text)).toContain(message);
      }
      const writes = (await platform.seen()).filter(({ method }) => method !== 'GET');
      expect(writes.filter(({ path }) => !path.includes('token/generate'))).toEqual([]);
    },
  );
});
