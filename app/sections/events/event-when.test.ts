import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textAfter } from './event-when';

it.each([
  [[], ''],
  [[''], ''],
  [['Bandung'], ' · Bandung'],
  [['', '12 kursi lagi'], ' · 12 kursi lagi'],
  [['Bandung', '12 kursi lagi'], ' · Bandung · 12 kursi lagi'],
])('the facts %j stand behind as %j', (facts, text) => {
  expect(textAfter(' · ', ...facts)).toBe(text);
});

it('no page tells when an event is without the hour of the visitor’s own clock', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(areas|brands|sections|shell|ui)\/.*(?<!\.test)\.tsx?$/.test(file),
  );
  const telling = files.filter((file) =>
    /\bwhenText\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(telling.sort()).toEqual([
    'sections/events/event-facts.ts',
    'sections/events/event-when.tsx',
  ]);
});
