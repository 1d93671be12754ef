/** The sanitiser as it runs at the edge; test/browser/rich-text.spec.ts runs the same cases in a browser. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { object } from '../../core/schema';
import { safeText } from './safe-html';

const heading = object({ id: v.string(), text: v.string() });

const cases = v.parse(
  v.array(
    object({
      name: v.string(),
      html: v.string(),
      top: v.nullish(v.number(), 2),
      expected: v.string(),
      headings: v.nullish(v.array(heading), []),
    }),
  ),
  JSON.parse(readFileSync(new URL('../../../test/cases/rich-text.json', import.meta.url), 'utf8')),
);

describe('safeText', () => {
  it.each(cases)('$name', ({ html, top, expected, headings }) => {
    expect(safeText(html, top)).toEqual({ html: expected, headings });
  });

  it.each(cases)('leaves what it has made as it is: $name', ({ expected }) => {
    const again = safeText(expected, 2).html;
    expect(safeText(again, 2).html).toBe(again);
  });

  it.each([
    ['<img src="https://drive.example/a.jpg" alt="Peta">', 'Lihat gambar: Peta'],
    ['<img src="https://drive.example/a.jpg">', 'Lihat gambar'],
  ])('leaves the way to a picture where data is saved: %s', (picture, words) => {
    const away = 'href="https://drive.example/a.jpg" target="_blank" rel="noopener noreferrer"';
    expect(safeText(picture, 2, true).html).toBe(`<a ${away}>${words}</a>`);
    expect(safeText(`<a href="/Class">${picture}</a>`, 2, true).html).toBe(
      `<a href="/Class">${words}</a>`,
    );
  });

  it('cuts off what stands deeper than any text', () => {
    const { html } = safeText(`${'<b>'.repeat(50_000)}a${'</b>'.repeat(50_000)}<p>b</p>`, 2);
    expect(html.endsWith('</b><p>b</p>')).toBe(true);
    expect(html.length).toBeLessThan(1_000);
  });
});
