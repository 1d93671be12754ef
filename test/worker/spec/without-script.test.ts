/**
 * What a page says to who has no script: nothing that waits for ever, and where something needs a script
 * one quiet sentence. On every page that everybody may see, and on every brand's landing.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import table from '../../../app/pages.json';
import { tenants } from '../../../tenants.json';
import { pages } from '../../browser/pages.mjs';
import { pageOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { isDead, isWaiting, type ShownElement, shownWithoutScript } from '../harness/shown';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const shownAt = async (host: string, path: string) => {
  const { text } = await site.get(host, path);
  return shownWithoutScript(pageOf(text));
};
const namesOf = (all: readonly ShownElement[]) =>
  all.map(({ tag, attributes, text }) => `<${tag}${attributes}>${text}`);

/** Said once on every page; its tools need no sentence each. */
const SENTENCE = 'alat interaktifnya tidak';

const landings = tenants
  .filter((tenant) => !('developer' in tenant))
  .map(({ key }) => ({ what: `landing ${key}`, host: `${key}.localhost`, path: '/' }));
const kinds = pages.map(({ name, path }) => ({
  what: `page ${name}`,
  host: 'alpha.example',
  path,
}));

describe.each([...kinds, ...landings])('$what', ({ host, path }) => {
  test('shows nothing that waits for ever, and says once what needs a script', async () => {
    const shown = await shownAt(host, path);
    expect(shown.length).toBeGreaterThan(20);
    expect(namesOf(shown.filter(isWaiting))).toEqual([]);
    expect(shown.filter(({ text }) => text.includes(SENTENCE))).toHaveLength(1);
  });
});

/** The stand-in's accounts (test/upstream/src/accounts.ts), by the first kind that a page is for. */
const ACCOUNTS: Readonly<Record<string, number>> = { any: 4, superadmin: 0, mentor: 2 };

/** Pages for who is signed in, as such a visitor has them. */
const signedIn = table.flatMap(({ name, path, portal }) => {
  const account = ACCOUNTS[portal?.split(' ')[0] ?? ''];
  const address = path.replace('{kind}', 'news').replace(/\/\{[^}]*\}/g, '');
  return account === undefined
    ? []
    : [{ what: `page ${name}, signed in`, host: 'alpha.example', path: address, account }];
});

test('every kind of page is looked at', () => {
  const others = table.filter(({ name }) => !/^(home|login)$/.test(name)).map(({ name }) => name);
  const looked = [...kinds, ...signedIn].map(({ what }) => what.replace(/^page |,.*$/g, ''));
  expect(others.filter((name) => !looked.includes(name))).toEqual([]);
});

describe.each<(typeof kinds)[number] & { account?: number }>([...kinds, ...signedIn, ...landings])(
  '$what',
  ({ host, path, account }) => {
    test('says beside every tool that it needs a script', async () => {
      const session = account === undefined ? '' : await platform.signIn(account);
      const cookie = `__Host-access_token=${session}; signed_in=1`;
      const { status, text } = await site.get(host, path, session === '' ? {} : { cookie });
      expect(status).toBe(200);
      const shown = shownWithoutScript(pageOf(text));
      const told = new Set(
        shown.filter(({ text }) => text.includes('JavaScript')).map(({ section }) => section),
      );
      expect(namesOf(shown.filter((one) => isDead(one) && !told.has(one.section)))).toEqual([]);
    });
  },
);

describe('what is shown', () => {
  test.each([
    ['<div><p aria-busy="true">a</p></div>', ['div', 'p'], true],
    [
      '<div><noscript><b>b</b></noscript><p aria-busy="true">a</p></div><i></i>',
      ['div', 'noscript', 'b', 'i'],
      false,
    ],
    ['<div><noscript></noscript><p aria-busy="true">a</p></div>', ['div', 'noscript', 'p'], true],
    ['<div data-scripted=""><p aria-busy="true">a</p></div><i></i>', ['i'], false],
    [
      '<img src="/a"><span aria-hidden="true" style="height:1em;width:2em"></span>',
      ['img', 'span'],
      true,
    ],
  ])('of %s', (markup, tags, waits) => {
    const shown = shownWithoutScript(markup);
    expect(shown.map(({ tag }) => tag)).toEqual(tags);
    expect(shown.some(isWaiting)).toBe(waits);
  });

  test.each([
    ['<button type="button">a</button>', true],
    ['<form method="post"><button type="submit">a</button></form>', true],
    ['<form method="post" action="#a"><button type="submit">a</button></form>', false],
    ['<form method="get"><input></form><input type="range">', true],
    ['<input type="checkbox">', false],
  ])('is dead in %s: %j', (markup, dead) => {
    expect(shownWithoutScript(markup).some(isDead)).toBe(dead);
  });
});
