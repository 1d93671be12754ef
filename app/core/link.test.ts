import { expect, it } from 'vitest';
import cases from '../../test/cases/links.json' with { type: 'json' };
import { link } from '../api/fields';
import { decode } from './decode';
import { readLink } from './link';

it.each(cases.links)('$text', ({ text, kind, href }) => {
  expect(readLink(text)).toEqual(kind === undefined ? null : { kind, href });
  expect(decode(link, text)).toBe(href ?? '');
});

it.each([null, undefined, 7, {}, ['https://contoh.id']])('%j of a record is no link', (value) => {
  expect(decode(link, value)).toBe('');
});
