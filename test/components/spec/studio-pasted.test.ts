/**
 * What the editor makes of what other programs put into the clipboard. The shapes are those that Word for
 * Windows, Word online, Google Docs and browsers write; reports of other editors name most of them:
 * tiptap 1526, 3751 and 3756, office-paste 6, ckeditor5 956 and 2499, draft-js 481, gutenberg 45498.
 */

import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { EXTENSIONS } from '../../../app/areas/studio/pages/studio-write/extensions';
import { readPasted } from '../../../app/areas/studio/pages/studio-write/pasted';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const DATA = `data:image/png;base64,${PIXEL}`;

/** The editor's text after some HTML is pasted into an empty one. */
function pasted(html: string): string {
  const editor = new Editor({
    injectCSS: false,
    extensions: EXTENSIONS,
    editorProps: { transformPastedHTML: (source) => readPasted(source).html },
  });
  // The document here knows no event of the clipboard.
  editor.view.pasteHTML(html, Object.assign(new Event('paste'), { clipboardData: null }));
  const made = editor.getHTML();
  editor.destroy();
  return made;
}

/** An item of Word's: its level, its sign, its words. */
const item = (level: number, sign: string, words: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const ofWord = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><title>Dokumen</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=EN-ID style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const ofDocs = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f1865c9-8eb1-67c8-db93-37392ae7dfc7">${body}</b><br class="Apple-interchange-newline">`;

/** Words of Google Docs with what their style says besides. */
const span = (words: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${words}</span>`;

const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-weight:400" aria-level="${level}"><p dir="ltr" style="line-height:1.38" role="presentation">${span(words)}</p></li>`;

/** An item of Word online, which is a list of its own. */
const online = (name: string, level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW13 BCX0" style="margin:0px"><${name} class="NumberListStyle1 SCXW13" role="list"><li data-leveltext="%1." data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph SCXW13"><span class="TextRun SCXW13"><span class="NormalTextRun">${words}</span></span><span class="EOP SCXW13">&nbsp;</span></p></li></${name}></div>`;

test.each<[what: string, html: string, made: string]>([
  [
    'a list of Word with one within',
    ofWord(
      item(1, '1.', 'Satu', 'First') +
        item(2, 'a.', 'Satu a') +
        item(2, 'b.', 'Satu b') +
        item(1, '2.', 'Dua', 'Last'),
    ),
    '<ol><li><p>Satu</p><ol type="a"><li><p>Satu a</p></li><li><p>Satu b</p></li></ol></li><li><p>Dua</p></li></ol>',
  ],
  [
    'a list of Word that begins deep, and comes up',
    ofWord(item(2, 'o', 'Dalam', 'First') + item(1, '·', 'Luar', 'Last')),
    '<ul><li><p>Dalam</p></li></ul><ul><li><p>Luar</p></li></ul>',
  ],
  [
    'a numbered list of Word that goes on after a paragraph, and Word’s empty lines',
    ofWord(
      `${item(1, '1.', 'Satu', 'First')}<p class=MsoNormal>Catatan.</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, '2.', 'Dua', 'Last')}`,
    ),
    '<ol><li><p>Satu</p></li></ol><p>Catatan.</p><ol start="2"><li><p>Dua</p></li></ol>',
  ],
  [
    'headings and marks of Word; a style for other scripts is none',
    ofWord(
      "<p class=MsoTitle>Judul<o:p></o:p></p><h2>Bagian</h2><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Tebal</b> dan <span lang=EN-US style='mso-bidi-font-weight:bold'>biasa</span></p>",
    ),
    '<h2>Judul</h2><h2>Bagian</h2><p><strong>Tebal</strong> dan biasa</p>',
  ],
  [
    'a table of Word, with cells across columns and a list in one',
    ofWord(
      `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=601 colspan=2 valign=top style='width:450.8pt'><p class=MsoNormal align=center style='text-align:center'><b>Jadwal</b><o:p></o:p></p></td></tr><tr><td width=300><p class=MsoNormal>Senin</p></td><td>${item(1, '·', 'Web')}${item(1, '·', 'Data')}</td></tr></table>`,
    ),
    '<table><tbody><tr><td colspan="2"><p><strong>Jadwal</strong></p></td></tr><tr><td><p>Senin</p></td><td><ul><li><p>Web</p></li><li><p>Data</p></li></ul></td></tr></tbody></table>',
  ],
  [
    'lists of Word online, each item one of its own',
    `<div class="OutlineElement Ltr SCXW13">${'<p class="Paragraph" role="heading" aria-level="2"><span class="TextRun" style="font-weight:bold">Materi</span><span class="EOP">&nbsp;</span></p>'}</div>${online('ol', 1, 'Satu')}${online('ol', 2, 'Satu a')}${online('ol', 1, 'Dua')}<div class="OutlineElement"><p class="Paragraph">Antara</p></div>${online('ul', 1, 'Lain')}`,
    '<h2>Materi</h2><ol><li><p>Satu</p><ol><li><p>Satu a</p></li></ol></li><li><p>Dua</p></li></ol><p>Antara</p><ul><li><p>Lain</p></li></ul>',
  ],
  [
    'marks of Google Docs, whose whole is not bold',
    ofDocs(
      `<p dir="ltr">${span('Biasa ')}${span('tebal', 'font-weight:700')}${span(' miring', 'font-style:italic')}${span(' coret', 'text-decoration:line-through')}${span('2', 'vertical-align:super')}</p>`,
    ),
    '<p>Biasa <strong>tebal</strong><em> miring</em><s> coret</s><sup>2</sup></p>',
  ],
  [
    'a heading of Google Docs, an empty line, and a link that is underlined',
    ofDocs(
      `<h2 dir="ltr">${span('Bagian', 'font-weight:700')}</h2><br /><p dir="ltr">${span('Lihat ')}<a href="https://contoh.id/" style="text-decoration:none;">${span('ini', 'text-decoration:underline')}</a></p>`,
    ),
    '<h2>Bagian</h2><p>Lihat <a target="_blank" rel="noopener noreferrer nofollow" href="https://contoh.id/">ini</a></p>',
  ],
  [
    'lists of Google Docs, the inner one beside its item',
    ofDocs(
      `<ul style="margin-top:0">${docsItem(1, 'Satu')}<ul>${docsItem(2, 'Satu a')}<ul>${docsItem(3, 'Satu a i')}</ul></ul>${docsItem(1, 'Dua')}</ul>`,
    ),
    '<ul><li><p>Satu</p><ul><li><p>Satu a</p><ul><li><p>Satu a i</p></li></ul></li></ul></li><li><p>Dua</p></li></ul>',
  ],
  [
    'a list alone of Google Docs, which is named itself',
    `<ul id="docs-internal-guid-1">${docsItem(1, 'Satu')}</ul>`,
    '<ul><li><p>Satu</p></li></ul>',
  ],
  [
    'a table of Google Docs',
    ofDocs(
      `<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr style="height:0"><td style="border-left:solid #000 1pt"><p>${span('A1')}</p></td><td><p>${span('B1')}</p></td></tr></tbody></table></div>`,
    ),
    '<table><tbody><tr><td><p>A1</p></td><td><p>B1</p></td></tr></tbody></table>',
  ],
  [
    'cells of a sheet',
    '<google-sheets-html-origin><style type="text/css">td {border: 1px solid #ccc;}</style><table dir="ltr" border="1"><colgroup><col width="100"/></colgroup><tbody><tr><td data-sheets-value="{}">Satu</td><td>2</td></tr></tbody></table></google-sheets-html-origin>',
    '<table><tbody><tr><td><p>Satu</p></td><td><p>2</p></td></tr></tbody></table>',
  ],
  [
    'a player of YouTube, and a frame of others',
    '<p>a</p><iframe src="https://www.youtube.com/embed/abc_DEF-123" title="Kelas"></iframe><iframe src="https://contoh.id/"></iframe>',
    '<p>a</p><figure><a href="https://www.youtube.com/watch?v=abc_DEF-123">Kelas</a></figure>',
  ],
  [
    'a figure whose picture is on another site',
    '<figure class="wp-block-image"><img src="https://contoh.id/a.jpg"><figcaption>Hari pertama</figcaption></figure>',
    '<p>Hari pertama</p>',
  ],
  [
    'a picture of the clipboard within a line, whose place parts it',
    `<p>Sebelum <b>tebal <img src="${DATA}"> sesudah</b> akhir</p>`,
    '<p>Sebelum <strong>tebal</strong></p><p></p><p><strong>sesudah</strong> akhir</p>',
  ],
  [
    'a picture of the clipboard alone in its paragraph, in an item and in a cell',
    `<p><img src="${DATA}"></p><ul><li>a<img src="${DATA}"></li></ul><table><tr><td><img src="${DATA}"></td></tr></table>`,
    '<p></p><ul><li><p>a</p><p></p></li></ul><table><tbody><tr><td><p></p></td></tr></tbody></table>',
  ],
  [
    'a figure of the clipboard with a line below it',
    `<figure><img src="${DATA}"><figcaption>Hari pertama</figcaption></figure><p>b</p>`,
    '<p>Hari pertama</p><p>b</p>',
  ],
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['nothing', '', '<p></p>'],
])('%s', (_what, html, made) => expect(pasted(html)).toBe(made));

test.each<[html: string, come: string[], lostPictures: number, lostParts: number]>([
  ['<p>a</p>', [], 0, 0],
  ['<p><img src="file:///C:/Users/a/msohtmlclip1/01/clip_image001.png"></p>', [], 1, 0],
  ['<p><img src="https://lh7-us.googleusercontent.com/docsz/a"></p>', [], 1, 0],
  [`<p><img src="data:image/png;base64,${PIXEL}"></p>`, ['tempelan-1.png image/png'], 0, 0],
  ['<img src="data:image/png;base64,%%%"><img src="data:image/svg+xml;base64,PHN2Zz4=">', [], 2, 0],
  ['<li role="checkbox"><img src="data:image/svg+xml;base64,PHN2Zz4=">a</li>', [], 0, 0],
  ['<video src="a"></video><svg><rect/></svg><iframe src="https://a.id"></iframe>', [], 0, 3],
  // What comes from the editor itself is its own.
  ['<p data-pm-slice="1 1 []"><img src="https://drive.contoh.id/a.png"></p>', [], 0, 0],
])('%s: %j come along, %i pictures and %i parts do not', (html, come, lostPictures, lostParts) => {
  const { pictures, ...left } = readPasted(html);
  expect(pictures.map(({ name, type }) => `${name} ${type}`)).toEqual(come);
  expect(left).toMatchObject({ lostPictures, lostParts });
});
