import { describe, expect, it } from 'vitest';
import { isSameList, jobHref, jobIn } from './job-query';

describe('the open job', () => {
  it.each([
    ['', ''],
    ['?lowongan=12', '12'],
    ['?lowongan=12;x', ''],
    ['?lowongan=', ''],
  ])('of %s is "%s"', (query, id) => expect(jobIn(new URLSearchParams(query))).toBe(id));

  it.each([
    ['', '7', '?lowongan=7'],
    ['?page=2', '7', '?page=2&lowongan=7'],
    ['?lowongan=3&page=2', '7', '?lowongan=7&page=2'],
    ['?lowongan=3&page=2', '', '?page=2'],
    ['?lowongan=3', '', '?'],
  ])('%s with "%s" is %s', (search, id, href) => expect(jobHref(search, id)).toBe(href));

  it.each([
    ['/Career/a', '/Career/a?lowongan=3', true],
    ['/Career/a?page=2&lowongan=4', '/Career/a?lowongan=3&page=2', true],
    ['/Career/a', '/Career/a?page=2', false],
    ['/Career/a?lowongan=3', '/Career/b?lowongan=3', false],
  ])('%s and %s are one list: %s', (one, other, expected) => {
    const url = (path: string) => new URL(path, 'https://contoh.id');
    expect(isSameList(url(one), url(other))).toBe(expected);
  });
});
