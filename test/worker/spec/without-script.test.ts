/**
 * What a page says to who has no script: nothing that waits for ever, and where something needs a script
 * one quiet sentence. On every page that everybody may see, and on every brand's landing.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe.each(landings)('$what', ({ host, path }) => {
  test('says beside every tool that it needs a script', async () => {
    const { text } = await site.get(host, path);
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(pageOf(text)) ?? [];
    const shown = shownWithoutScript(main);
    const told = new Set(
      shown.filter(({ text }) => text.includes('JavaScript')).map(({ section }) => section),
    );
    expect(namesOf(shown.filter((one) => isDead(one) && !told.has(one.section)))).toEqual([]);
  });
});

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
