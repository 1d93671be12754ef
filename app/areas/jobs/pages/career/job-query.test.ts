import { describe, expect, it } from 'vitest';
import { jobHref, jobIn } from './job-query';

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
});
