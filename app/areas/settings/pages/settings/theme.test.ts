import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { asText, contrast, inkOn, softOf, TEXT_CONTRAST } from '../../../../art/identity/readable';
import { object, record } from '../../../../core/schema';
import { type SettingValues, valuesOf } from './setting-fields';
import { judge, themeOf } from './theme';

const { cases } = v.parse(
  object({ cases: v.array(object({ css: record(v.string()), theme: record(v.string()) })) }),
  JSON.parse(
    readFileSync(new URL('../../../../../test/cases/theme.json', import.meta.url), 'utf8'),
  ),
);

it.each(cases)('$css makes what the edge makes of it', ({ css, theme }) => {
  expect(Object.fromEntries(themeOf(valuesOf({ css })))).toMatchObject(theme);
});

it('what is no colour leaves its variables as they are, what is no font is the look’s own', () => {
  const css = { clr_primary: 'red;}', clr_dark: '#12345', ft_primary: 'Comic Sans' };
  const families = 'ui-sans-serif,system-ui,sans-serif';
  expect([...themeOf(valuesOf({ css }))]).toEqual([
    ['--font-heading', `var(--brand-heading),${families}`],
    ['--font-body', `var(--brand-body),${families}`],
  ]);
});

it('every colour has readable text in it and on it', () => {
  for (let step = 0; step < 256; step += 5) {
    const part = step.toString(16).padStart(2, '0');
    for (const colour of [`#${part}${part}${part}`, `#${part}ff00`, `#ff${part}80`]) {
      expect(contrast(colour, inkOn(colour)), colour).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(asText(colour), softOf(colour)), colour).toBeGreaterThanOrEqual(
        TEXT_CONTRAST,
      );
    }
  }
});

describe('what a colour means', () => {
  const warnings = (name: keyof SettingValues, colour: string) =>
    judge(name, colour).filter(({ isWarning }) => isWarning).length;

  it.each<[name: keyof SettingValues, colour: string, warned: number]>([
    ['css.clr_primary', '#0b3d91', 0],
    ['css.clr_primary', '#2096c4', 1],
    ['css.clr_primary', '#ffe14d', 2],
    ['css.clr_secondary', '#2f80ed', 0],
    ['css.clr_secondary', '#ffe14d', 1],
    ['css.clr_dark', '#212529', 0],
    ['css.clr_dark', '#adb5bd', 1],
    ['css.clr_light', '#adb5bd', 0],
    ['css.clr_light', '#212529', 1],
    ['css.clr_info', '#ffe14d', 0],
    ['css.clr_primary', 'kuning', 0],
  ])('%s %s: %i warnings', (name, colour, warned) => {
    expect(warnings(name, colour)).toBe(warned);
  });

  it('says what the edge writes on it', () => {
    expect(judge('css.clr_info', '#0b3d91')[0]?.text).toBe(
      'Tulisan di atasnya putih, kontras 10 : 1.',
    );
    expect(judge('css.clr_primary', '#2096c4')[2]?.text).toContain('tautan memakai #186f91');
  });
});
