import { describe, expect, it } from 'vitest';
import type { Answer } from './answer';
import { everyPage, pageOf } from './every-page';
import type { Page, Paging } from './page';

/** A list of `total` numbers whose page `broken` fails. */
function listOf(total: number, broken = 0) {
  const asked: number[] = [];
  const all = Array.from({ length: total }, (_, index) => index);
  const load = async ({ page, perPage }: Required<Paging>): Promise<Answer<Page<number>>> => {
    const number = page ?? 1;
    asked.push(number);
    if (number === broken) {
      return { status: false, message: 'rusak', data: null, code: 502, errors: {} };
    }
    return { status: true, message: '', code: 200, data: pageOf(all, number, perPage ?? 1) };
  };
  return { load, asked };
}

describe('everyPage', () => {
  it.each([
    ['an empty list', 0, [1], 0],
    ['one page', 100, [1], 100],
    ['three pages', 201, [1, 2, 3], 201],
    ['too many pages', 900, [1, 2, 3, 4, 5, 6], 600],
  ])('%s', async (_name, total, pages, count) => {
    const { load, asked } = listOf(total);
    const answer = await everyPage(load);
    expect(answer.data).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(asked).toEqual(pages);
  });

  it.each([1, 2])('fails as a whole when page %d fails', async (broken) => {
    const answer = await everyPage(listOf(150, broken).load);
    expect(answer).toMatchObject({ status: false, message: 'rusak', code: 502, data: [] });
  });
});

describe('pageOf', () => {
  it.each([
    [1, [1, 2]],
    [2, [3]],
    [3, []],
  ])('page %d', (page, items) => {
    const expected = { items, page, perPage: 2, totalItems: 3, totalPages: 2 };
    expect(pageOf([1, 2, 3], page, 2)).toEqual(expected);
  });
});
