/** The sanitiser as it runs at the edge; test/browser/rich-text.spec.ts runs the same cases in a browser. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { array, decode, number, object, string, withDefault } from '../decode';
import { safeText } from './safe-html';

const heading = object((field) => ({ id: field('id', string), text: field('text', string) }));

const cases = decode(
  array(
    object((field) => ({
      name: field('name', string),
      html: field('html', string),
      top: field('top', withDefault(number, 2)),
      expected: field('expected', string),
      headings: field('headings', withDefault(array(heading), [])),
    })),
  ),
  JSON.parse(readFileSync(new URL('../../test/cases/rich-text.json', import.meta.url), 'utf8')),
);

describe('safeText', () => {
  it.each(cases)('$name', ({ html, top, expected, headings }) => {
    expect(safeText(html, top)).toEqual({ html: expected, headings });
  });

  it.each(cases)('leaves what it has made as it is: $name', ({ expected }) => {
    const again = safeText(expected, 2).html;
    expect(safeText(again, 2).html).toBe(again);
  });

  it('cuts off what stands deeper than any text', () => {
    const { html } = safeText(`${'<b>'.repeat(50_000)}a${'</b>'.repeat(50_000)}<p>b</p>`, 2);
    expect(html.endsWith('</b><p>b</p>')).toBe(true);
    expect(html.length).toBeLessThan(1_000);
  });
});
