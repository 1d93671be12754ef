import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseDocument } from './parse-document';

/** Keeps what a browser's parser is given. */
class FakeParser {
  parseFromString(html: string, type: string) {
    return { html, type };
  }
}

beforeAll(() => vi.stubGlobal('DOMParser', FakeParser));
afterAll(() => vi.unstubAllGlobals());

it.each<[string, string, string]>([
  ['no styles', '<p title="a">b</p>', '<p title="a">b</p>'],
  ['a style element', '<style id="look">a{b:c}</style><p>', '<p>'],
  ['several, in any case', '<STYLE>\na\n</STYLE>b<style>c</style>', 'b'],
  ['a style attribute', '<html lang="id" style="--a:b">', '<html lang="id" data-style="--a:b">'],
  ['a text that names one', '<p>style="a"</p>', '<p>style="a"</p>'],
])('%s', (_name, html, expected) => {
  expect(parseDocument(html)).toEqual({ html: expected, type: 'text/html' });
});
