import { expect, test } from 'vitest';
import { type Kind, newerFeatures } from './browsers';
import { GUARDED } from './guarded-features';

const cases: readonly (readonly [kind: Kind, text: string, found: readonly string[]])[] = [
  ['script', 'if(!URL.canParse(e))return', ['URL.canParse']],
  ['script', 'x=[...e].toSorted(t).with(0,1)', ['.toSorted()', '.with()']],
  [
    'script',
    'Object.groupBy(e,t);Promise.withResolvers()',
    ['Object.groupBy', 'Promise.withResolvers'],
  ],
  [
    'script',
    'AbortSignal.timeout(3);AbortSignal.any([e])',
    ['AbortSignal.any', 'AbortSignal.timeout'],
  ],
  ['script', 'e.match(/(?<!a)b/g)', ['lookbehind']],
  ['script', 'e.at(-1);e.findLast(t);e.map(t).filter(n);structuredClone(e);Object.hasOwn(e,t)', []],
  ['style', '.a{color:color-mix(in srgb,red,blue)}', ['color-mix()']],
  [
    'style',
    '.a{height:100dvh;width:3cqi}',
    ['container_query_length_units', 'viewport_percentage_units_dynamic'],
  ],
  ['style', '.a:has(b){color:red}', [':has']],
  ['style', '@media (width>=3px){.a{color:red}}', ['media range']],
  ['style', '.a{color:red;& .b{color:blue}}', ['nesting']],
  [
    'style',
    '.a{inset:0;aspect-ratio:1}@media (min-width:3px){.a:is(.b):focus-visible{gap:1px}}',
    [],
  ],
];

test.each(cases)('in a %s %s', (kind, text, found) => {
  expect(newerFeatures(kind, text)).toEqual(found);
});

test('says why each newer feature is no loss', () => {
  for (const reason of Object.values(GUARDED)) expect(reason).toMatch(/\.$/);
});
