import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { neutrals } from '../art/identity/neutrals';

const css = readFileSync(new URL('./night.css', import.meta.url), 'utf8');
const night = Object.fromEntries(
  [...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);
const { '--ground': ground = '', '--ink': ink = '' } = night;
/** What a brand on dark ground keeps as it is. */
const BUTTONS = ['--fill', '--on-fill'];
const plain = (value: string) => value.replace(/,\s+/g, ',');

it('has the colours of a brand on dark ground', () => {
  const written = Object.entries(night).filter(([name]) => !BUTTONS.includes(name));
  expect(Object.fromEntries(written.map(([name, value]) => [name, plain(value)]))).toEqual(
    neutrals({ ground, ink }),
  );
});

it.each(['orange', 'green', 'blue', 'red', 'grey'])('has a %s that can be read', (state) => {
  const text = night[`--status-${state}`] ?? '';
  for (const below of [
    '--ground',
    '--ground-raised',
    '--ground-soft',
    `--status-${state}-ground`,
  ]) {
    expect(wcagContrast(text, night[below] ?? ''), below).toBeGreaterThanOrEqual(4.5);
  }
});
