import * as v from 'valibot';
import { expect, it } from 'vitest';
import cases from '../../test/cases/links.json' with { type: 'json' };
import { link } from '../api/schemas';
import { readLink } from './link';

it.each(cases.links)('$text', ({ text, kind, href }) => {
  expect(readLink(text)).toEqual(kind === undefined ? null : { kind, href });
  expect(v.parse(link, text)).toBe(href ?? '');
});

it.each([null, undefined, 7, {}, ['https://contoh.id']])('%j of a record is no link', (value) => {
  expect(v.parse(link, value)).toBe('');
});
