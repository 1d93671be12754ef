import { expect, it } from 'vitest';
import { terms } from './content';

it('gives a number for each of the terms that are said to be numbers', () => {
  expect(terms.map(({ figure }) => figure).filter((figure) => !/^\d+$/.test(figure))).toEqual([]);
});
