import postcss from 'postcss';
import { expect, test } from 'vitest';
import { cssFallbacks } from './css-fallbacks';

const NO_MIX = '@supports not (color:color-mix(in srgb,red,red))';

const cases: readonly (readonly [given: string, added: string])[] = [
  ['a{color:color-mix(in oklab, var(--a) 26%, #000)}', `${NO_MIX}{color:#000}`],
  ['a{color:color-mix(in oklab, var(--a) 86%, #000)}', `${NO_MIX}{color:var(--a)}`],
  [
    'a{--x:color-mix(in oklab, var(--a, var(--b)) 40%, color-mix(in srgb, red 10%, var(--c)))}',
    `${NO_MIX}{--x:var(--c)}`,
  ],
  ['a{border:1px solid color-mix(in srgb, red, transparent)}', `${NO_MIX}{border:1px solid red}`],
  ['a{height:calc(100dvh - 2svh)}', '@supports not (height:1dvh){height:calc(100vh - 2vh)}'],
  ['a{width:4.5cqi}', '@supports not (height:1cqi){width:4.5vw}'],
  ['a{height:2lh}', '@supports not (height:1lh){height:3em}'],
  ['a{color:red;height:100vh}', ''],
];

test.each(cases)('%s', async (given, added) => {
  const { css } = await postcss([cssFallbacks()]).process(given, { from: undefined });
  const flat = (text: string) => text.replace(/\s/g, '');
  expect(flat(css)).toBe(
    flat(given.replace(/\}$/, `${added && `;${added}`}}`)).replace(
      /;(?=@)/,
      css.includes(';') ? ';' : '',
    ),
  );
});
