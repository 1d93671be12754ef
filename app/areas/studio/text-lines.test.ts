import { expect, it } from 'vitest';
import { linesOf } from './text-lines';

it('reads paragraphs out of HTML', () => {
  expect(linesOf('<h2>A &amp; B</h2><p>c<br>d <strong>e</strong></p><ul><li>f</li></ul>')).toEqual([
    'A & B',
    'c',
    'd e',
    'f',
  ]);
});
