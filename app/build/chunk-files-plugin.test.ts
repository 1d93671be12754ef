import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { usersOf } from './chunk-files-plugin';

test.each([
  ['areas/about/pages/about.tsx', ['areas/about/pages/about.tsx']],
  ['areas/about/pages/about/late.tsx', ['later: areas/about/pages/about/late.tsx']],
  ['brands/gim/landing.tsx', ['brands/gim/landing.tsx', 'later: brands/gim']],
  ['brands/gim/second.tsx', ['brands/gim/second.tsx', 'later: brands/gim']],
  ['brands/gim/levels.tsx', ['later: brands/gim']],
  ['brands/gim/words.json', ['later: brands/gim/words.json']],
  ['brands/rooms/arena/landing.tsx', ['later: brands/rooms/arena/landing.tsx']],
  ['router/warm.ts', ['later: router']],
  ['sections/payment/pay.ts', ['later: sections/payment/pay.ts']],
])('%s is wanted by %j', (path, users) => {
  expect(usersOf(fileURLToPath(new URL(`../${path}`, import.meta.url)))).toEqual(users);
});

test('what the build makes up itself is wanted under its own name', () => {
  expect(usersOf('\0virtual:words')).toHaveLength(1);
});
