import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentPage } from './document-page';

afterEach(() => vi.unstubAllGlobals());

/** A document that has these files loaded along. */
function preload(...paths: readonly string[]): void {
  const querySelector = (selector: string) => {
    const part = /href\*="([^"]+)"/.exec(selector)?.[1] ?? '';
    const href = paths.find((path) => path.includes(part));
    return href === undefined ? null : { href };
  };
  vi.stubGlobal('document', { querySelector });
}

describe('the page that the document came with', () => {
  it.each([
    ['of one word', '/assets/class.page-AbC_-12.js', 'class'],
    ['of several', '/assets/event-careers.page--------.js', 'event-careers'],
    ['below a prefix', '/p/assets/login.page-0123456.js', 'login'],
  ])('is known by the name of a file %s', (_name, path, page) => {
    preload('/assets/wib-kqWeUNS.js', path);
    expect(documentPage(page)).toBeTypeOf('function');
  });

  it.each([
    ['nothing', []],
    ['another page', ['/assets/other.page-AbC1234.js']],
    ['a part of that name', ['/assets/seen-AbC1234.js']],
    ['a longer name', ['/assets/not-seen.page-AbC1234.js', '/assets/seen-not.page-AbC1234.js']],
  ])('is none where it has %s', (_name, paths) => {
    preload(...paths);
    expect(documentPage('seen')).toBeUndefined();
  });

  it('is none at the edge', () => expect(documentPage('class')).toBeUndefined());
});
