import { expect, it } from 'vitest';
import { loggedAddress } from './logged-address';

const site = 'https://contoh.example';

it.each([
  [`${site}/Class?search=sari#top`, `${site}/Class`],
  [`${site}/Link/0f3a-rahasia`, `${site}/Link`],
  [`${site}/link/0f3a-rahasia/?x=y`, `${site}/link`],
  [`${site}/Pesilat/Link/0f3a-rahasia`, `${site}/Pesilat/Link`],
  [`${site}/Link`, `${site}/Link`],
  [`${site}/Class/link`, `${site}/Class/link`],
  [site, `${site}/`],
  ['', ''],
  ['Link/x', ''],
])('%s is written down as %s', (address, expected) => {
  expect(loggedAddress(address)).toBe(expected);
});
