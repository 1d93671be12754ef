import { describe, expect, it } from 'vitest';
import { capped, plainSummary, plainText, shortened } from './plain-text';

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
    ['2&times; caf&eacute; &Eacute;', '2× café É'],
    ['it&#146;s &#x93;a&#148; &#128;5 &#150; b&#129;c', 'it’s “a” €5 – b c'],
    ['&thetasym; &TIMES; &#160;x', 'ϑ &TIMES; x'],
    ['&constructor;', '&constructor;'],
    ['é<b>é</b>&', 'éé&'],
    ['a\u00a0b\u0000c', 'a b c'],
    ['<', '<'],
    ['</', ''],
    ['<!--', ''],
    ['<!-->a', 'a'],
    ['<!--a--!>b', ''],
    ['&#+65; &#-1; &#x+41; &#; &#x;', '&#+65; &#-1; &#x+41; &#; &#x;'],
    ['&amp &&amp;&', '&amp &&&'],
    ['a\ufeffb\u0085c\u3000d', 'a\ufeffb c d'],
    ['<script>x</scrip>y</SCRIPT >b', 'b'],
    ['</script>a<stylé>b', 'a b'],
    ['10<sup>6</sup> H<sub>2</sub>O 6', '10⁶ H₂O 6'],
    ['2<SUP><b>n+1</b></SUP> x<sup>&#45;&#50;</sup>', '2ⁿ⁺¹ x⁻²'],
    ['1<sup>st</sup> a<sup>2 b</sup>', '1st a2 b'],
    ['<p>a<sup>2</p>3', 'a² 3'],
    ['<sup></sup>2</sub>2', '22'],
  ])('%j is %j', (html, text) => expect(plainText(html)).toBe(text));

  // Millions of characters: what goes back for each tag, entity or quote does not come to an end.
  it.each([
    ...['&', '&#1', '&;', '<', '</', '<a ', '<a "', "<a '", '<!', '<!--', '<?', '<style></style>'],
    ...[
      '<style>',
      '<style></',
      '<style "',
      '<script',
      '</script',
      '<b>',
      '<p>',
      'a',
      ' ',
      '\0',
      'é ',
    ],
  ])('looks at each character a fixed number of times: %j', (part) => {
    const html = part.repeat(2_000_000 / part.length);
    expect(plainText(html).length).toBeLessThanOrEqual(html.length);
    expect(plainSummary(html, { words: 20, characters: 300 }).length).toBeLessThanOrEqual(300);
  });
});

describe('plainSummary', () => {
  it.each([
    ['satu dua tiga', 3, 'satu dua tiga'],
    ['satu dua tiga', 2, 'satu dua…'],
    ['', 2, ''],
  ])('%j in %i words', (html, words, text) =>
    expect(plainSummary(html, { words, characters: 300 })).toBe(text),
  );
});

describe('shortened', () => {
  it.each([
    ['', 2, 10, ''],
    ['satu dua tiga', 2, 20, 'satu dua…'],
    ['satu dua tiga', 9, 13, 'satu dua tiga'],
    ['satu dua tiga', 9, 12, 'satu dua…'],
    ['satu dua tiga', 9, 9, 'satu dua…'],
    ['satu dua tiga', 9, 8, 'satu…'],
    ['satu dua tiga', 2, 8, 'satu…'],
    ['panjangsekali', 9, 8, 'panjang…'],
    ['éééé', 9, 3, 'éé…'],
    ['😀😀😀😀', 1, 4, '😀😀😀😀'],
  ])('%j in %i words and %i characters', (text, words, characters, short) =>
    expect(shortened(text, { words, characters })).toBe(short),
  );
});

describe('capped', () => {
  it('cuts a text at 64 KiB, between characters', () => {
    expect(capped('teks')).toBe('teks');
    expect(capped(`${'a'.repeat(65_535)}éé`)).toBe('a'.repeat(65_535));
    expect(capped('😀'.repeat(40_000))).toBe('😀'.repeat(16_384));
  });
});
