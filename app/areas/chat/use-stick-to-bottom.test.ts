import { expect, it } from 'vitest';
import { isFollowing } from './use-stick-to-bottom';

it.each([
  { name: 'the end is reached', was: false, from: 100, top: 200, below: 0, follows: true },
  { name: 'text has grown below it', was: true, from: 200, top: 200, below: 90, follows: true },
  { name: 'a finger moves up a little', was: true, from: 200, top: 192, below: 8, follows: false },
  { name: 'the reader moves up far', was: true, from: 200, top: 20, below: 180, follows: false },
  { name: 'a shorter text ends higher', was: true, from: 200, top: 150, below: 0, follows: true },
  { name: 'a screen of fractions', was: true, from: 200, top: 199.5, below: 0.5, follows: true },
  {
    name: 'text grows on such a screen',
    was: true,
    from: 200,
    top: 199.5,
    below: 60,
    follows: true,
  },
  {
    name: 'the reader comes back near it',
    was: false,
    from: 80,
    top: 160,
    below: 40,
    follows: true,
  },
  {
    name: 'the reader goes on far from it',
    was: false,
    from: 80,
    top: 90,
    below: 110,
    follows: false,
  },
  {
    name: 'nothing has moved, near it',
    was: false,
    from: 160,
    top: 160,
    below: 60,
    follows: false,
  },
])('the end is followed or not where $name', ({ was, from, top, below, follows }) => {
  expect(isFollowing(was, { top: from }, { top, below })).toBe(follows);
});
