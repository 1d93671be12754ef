import { expect, it } from 'vitest';
import { isSlug, slugOf } from './slug';

it.each([
  ['Apa itu UI/UX?', 'apa-itu-ui-ux'],
  ['  Café — déjà vu!  ', 'cafe-deja-vu'],
  ['日本', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%s: %s', (title, slug) => expect(slugOf(title)).toBe(slug));

it.each([
  ['dasar-web', true],
  ['Dasar', false],
  ['-a', false],
  ['a--b', false],
  ['../x', false],
  ['', false],
])('%s: %s', (text, is) => expect(isSlug(text)).toBe(is));
