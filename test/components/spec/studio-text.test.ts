/** What the editor makes of a text that is opened and written on: all that the public page shows stays. */

import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { EXTENSIONS } from '../../../app/areas/studio/pages/studio-write/extensions';
import { unboxed } from '../../../app/areas/studio/pages/studio-write/kept-parts';
import { lostParts } from '../../../app/areas/studio/pages/studio-write/lost-parts';

/** What is saved of a text once something else in it was changed. */
function saved(text: string): string {
  const editor = new Editor({ injectCSS: false, extensions: EXTENSIONS, content: text });
  const html = unboxed(editor.getHTML());
  editor.destroy();
  return html;
}

test.each([
  '<p lang="en">a <span lang="su">b</span> <span title="c">d</span></p>',
  '<h1>a</h1><h5 dir="rtl">b</h5><hr><blockquote><p>c</p></blockquote>',
  '<ol reversed="" start="3" type="I"><li value="7"><p>a</p></li></ol>',
  '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  '<table><caption>Jadwal</caption><tbody><tr><th scope="col" abbr="h"><p>Hari</p></th></tr><tr><td rowspan="2"><p>a</p></td></tr></tbody></table>',
  '<p><del datetime="2020-01-01">a</del> <ins datetime="2020-01-02">b</ins> <s>c</s> <time datetime="2020">d</time></p>',
  '<p><abbr title="e">a</abbr> <bdo dir="rtl">b</bdo> <data value="1">c</data> H<sub>2</sub>O 10<sup>6</sup> <mark>d</mark></p>',
  '<p><kbd>a</kbd> <small>b</small> <cite>c</cite> <q>d</q> <u>e</u> <var>f</var></p>',
  '<p>a <img src="/a.png" alt="b"> <ruby>漢<rt>kan</rt></ruby></p>',
  '<dl><dt>a</dt><dd>b</dd></dl><details open=""><summary>a</summary><p>b</p></details>',
  '<figure><img src="/a.png" alt="a" width="2" height="1"><figcaption>b</figcaption></figure>',
  '<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
  '<pre><code class="language-js">a\n  b</code></pre>',
])('%s stays as it is', (text) => expect(saved(text)).toBe(text));

test.each<[text: string, made: string]>([
  ['<acronym title="a">b</acronym>', '<p><abbr title="a">b</abbr></p>'],
  ['<menu><li>a</li></menu>', '<ul><li><p>a</p></li></ul>'],
  ['<div>a<p>b</p></div>', '<p>a</p><p>b</p>'],
  [
    '<table><thead><tr><th>a</th></tr></thead></table>',
    '<table><tbody><tr><th><p>a</p></th></tr></tbody></table>',
  ],
  // Said by a style, which the page's policy forbids and no public page shows.
  [
    '<table><tr><td align="center" width="9">a</td></tr></table>',
    '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
  ],
])('%s says the same as %s', (text, made) => {
  expect(saved(text)).toBe(made);
  expect(lostParts(text, made)).toEqual([]);
});

test.each<[text: string, lost: string[]]>([
  ['<p><code><a href="/a">a</a></code></p>', ['tautan']],
  ['<address>Jalan Contoh 1</address>', ['alamat']],
  ['<p>ser<wbr>ba</p>', ['tempat penggal kata']],
  [
    '<table><caption>a <b>b</b></caption><tbody><tr><td>c</td></tr></tbody></table>',
    ['huruf tebal'],
  ],
])('of %s is told that %j is lost', (text, lost) =>
  expect(lostParts(text, saved(text))).toEqual(lost),
);
