import { describe, expect, it } from 'vitest';
import { plainSummary, plainText } from './plain-text';

describe('plainText', () => {
  it.each([
    ['', ''],
    ['Teks biasa', 'Teks biasa'],
    ['<p>Satu</p><p>Dua</p>', 'Satu Dua'],
    ['Dua<br>baris', 'Dua baris'],
    ["Da<strong>s</strong>ar <EM class='x'>web</EM>", 'Dasar web'],
    ['<a title="a > b" href=\'#\'>tautan</a>', 'tautan'],
    ['a <!-- <b> --> b', 'a b'],
    ['<!doctype html>a', 'a'],
    ['<style>p{}</style>a<SCRIPT>1 < 2</Script >b', 'a b'],
    ['<script>tanpa akhir', ''],
    ['nilai < 5 dan 3 > 2', 'nilai < 5 dan 3 > 2'],
    ['terpotong <a href="x', 'terpotong'],
    ['&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#x27; &nbsp; z&hellip;', `<b> &amp; "x" 'y' z…`],
    ['R&D; &tidakada; & &#xD800; &#99999999999;', 'R&D; &tidakada; & &#xD800; &#99999999999;'],
    ['é<b>é</b>&', 'éé&'],
    ['a\u00a0b\u0000c', 'a b c'],
    ['<', '<'],
    ['</', ''],
    ['<!--', ''],
  ])('%j is %j', (html, text) => expect(plainText(html)).toBe(text));

  it.each([
    '<'.repeat(50_000),
    '<a '.repeat(20_000),
    '<!--'.repeat(20_000),
    '<script>'.repeat(5_000),
  ])('takes hostile text in good time (%#)', (html) => {
    const start = performance.now();
    plainText(html);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('plainSummary', () => {
  it.each([
    ['satu dua tiga', 3, 'satu dua tiga'],
    ['satu dua tiga', 2, 'satu dua…'],
    ['', 2, ''],
  ])('%j in %i words', (html, most, text) => expect(plainSummary(html, most)).toBe(text));
});
