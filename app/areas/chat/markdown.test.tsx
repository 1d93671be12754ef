import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fakeApp } from '../../core/app.fixture';
import { AppContext } from '../../core/app-context';
import { bootFixture } from '../../core/boot.fixture';
import { readAllBlocks } from './blocks';
import Markdown from './markdown';
import { decodeEntities, holdBackMarks } from './markdown-text';

const boot = bootFixture;

/** The answer's HTML without the wrapper and class names, which say nothing here. */
function htmlOf(text: string, isStreaming = false): string {
  const element = <Markdown text={text} isStreaming={isStreaming} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(
    <AppContext value={fakeApp({ boot }).app}>
      <RouterProvider router={router} />
    </AppContext>,
  );
  return html.replace(/ class="[^"]*"/g, '').replace(/^<div><div>|<\/div><\/div>$/g, '');
}

describe('safety', () => {
  it.each([
    { name: 'a script block', text: '<script>alert(1)</script>' },
    { name: 'a script in a sentence', text: 'halo <script>alert(1)</script> semua' },
    { name: 'an image with a handler', text: '<img src=x onerror=alert(1)>' },
    {
      name: 'an image with a handler in a sentence',
      text: 'lihat <img src=x onerror="alert(1)"> ini',
    },
    { name: 'svg', text: '<svg/onload=alert(1)>' },
    { name: 'a frame', text: '<iframe src="https://contoh.id"></iframe>' },
    { name: 'a style', text: '<style>*{display:none}</style>' },
    { name: 'a script link', text: '[klik](javascript:alert(1))' },
    { name: 'a script link with entities', text: '[klik](java&#115;cript:alert(1))' },
    { name: 'a script link with a tab', text: '[klik](<java\tscript:alert(1)>)' },
    { name: 'a script link, autolinked', text: '<javascript:alert(1)>' },
    { name: 'a script link by reference', text: '[klik][a]\n\n[a]: javascript:alert(1)' },
    { name: 'a data link', text: '[klik](data:text/html,<script>alert(1)</script>)' },
    { name: 'a vbscript link', text: '[klik](vbscript:msgbox)' },
    { name: 'a relative link', text: '[klik](/session/logout)' },
    { name: 'a link of no scheme', text: '[klik](//contoh.id)' },
    { name: 'an image', text: '![logo](https://contoh.id/a.png)' },
    { name: 'an image that runs', text: '![logo](javascript:alert(1))' },
    { name: 'HTML in a table', text: '|a|\n|-|\n|<img src=x onerror=alert(1)>|' },
    { name: 'HTML in code', text: '```html\n<script>alert(1)</script>\n```' },
    { name: 'a language that breaks out', text: '```"><img onerror=alert(1)>\nx\n```' },
    { name: 'entities of HTML', text: '&lt;script&gt;alert(1)&lt;/script&gt;' },
  ])('$name does nothing', ({ text }) => {
    const html = htmlOf(text);
    expect(html).not.toMatch(/<(?:script|img|iframe|style|svg(?! aria-hidden))/i);
    expect(html).not.toMatch(/<[^>]+\son\w+=/i);
    expect(html).not.toMatch(/href="(?!https:\/\/|mailto:)/i);
  });

  it('shows HTML as text', () => {
    expect(htmlOf('a <b>tebal</b>')).toBe('<p>a &lt;b&gt;tebal&lt;/b&gt;</p>');
  });

  it('opens links apart, telling nothing of where they came from', () => {
    expect(htmlOf('[a](https://contoh.id)')).toContain(
      '<a href="https://contoh.id/" target="_blank" rel="noopener noreferrer">a',
    );
  });
});

describe('drawing', () => {
  it.each([
    {
      name: 'emphasis',
      text: '**a** *b* ~~c~~ `d`',
      html: '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>',
    },
    {
      name: 'a list',
      text: '- a\n- b\n  1. c',
      html: '<ul><li>a</li><li>b<ol start="1"><li>c</li></ol></li></ul>',
    },
    {
      name: 'a list from 3 on',
      text: '3. a\n4. b',
      html: '<ol start="3"><li>a</li><li>b</li></ol>',
    },
    {
      name: 'formulas, until they are made of their TeX',
      text: 'luas $\\pi r^2$ dan\n\n$$a^2$$\n\nharga $5 dan $6',
      html: '<p>luas <span><span hidden=""></span><code>\\pi r^2</code></span> dan</p><span><span hidden=""></span><code>a^2</code></span><p>harga $5 dan $6</p>',
    },
    ...['Rumus:\n$$a^2$$', 'Rumus:\n```math\na^2\n```', 'Rumus:\n\n$$\na^2\n$$\n'].map((text) => ({
      name: `a formula below a line: ${JSON.stringify(text)}`,
      text,
      html: '<p>Rumus:</p><span><span hidden=""></span><code>a^2</code></span>',
    })),
    ...['align', 'align*', 'equation', 'pmatrix'].map((name) => ({
      name: `a formula by its environment: ${name}`,
      text: `Rumus:\n\\begin{${name}}\na &= b\n\\end{${name}}`,
      html: `<p>Rumus:</p><span><span hidden=""></span><code>\\begin{${name}}\na &amp;= b\n\\end{${name}}</code></span>`,
    })),
    {
      name: 'a formula of two marks in a line, and money',
      text: 'luas $$a^2$$ dan $$5 atau $$6',
      html: '<p>luas <span><span hidden=""></span><code>a^2</code></span> dan $$5 atau $$6</p>',
    },
    {
      name: 'an environment without its end',
      text: '\\begin{align}a',
      html: '<p>\\begin{align}a</p>',
    },
    {
      name: 'links to pages of this tenant, which stay in the app',
      text: '[kelas](/news/7/judul)',
      html: '<p><a href="/News/7/judul" data-discover="true">kelas</a></p>',
    },
    { name: 'tasks', text: '- [x] a\n- [ ] b', html: '<ul><li>☑ a</li><li>☐ b</li></ul>' },
    { name: 'a quotation', text: '> a', html: '<blockquote><p>a</p></blockquote>' },
    ...[
      { kind: 'note', first: '[!NOTE]', label: 'Catatan' },
      { kind: 'tip', first: '[!tip]  ', label: 'Tips' },
      { kind: 'important', first: '[!Important]', label: 'Penting' },
      { kind: 'warning', first: '[!WARNING]', label: 'Peringatan' },
      { kind: 'caution', first: '[!CAUTION]', label: 'Awas' },
    ].map(({ kind, first, label }) => ({
      name: `a call-out: ${kind}`,
      text: `> ${first}\n> **a**\n>\n> b\n\nc`,
      html: `<div role="note" data-kind="${kind}"><p>${label}</p><p><strong>a</strong></p><p>b</p></div><p>c</p>`,
    })),
    {
      name: 'a call-out of its first line alone',
      text: '> [!NOTE]',
      html: '<div role="note" data-kind="note"><p>Catatan</p></div>',
    },
    ...['[!LAIN]', '[!NOTE] a', '[!constructor]', '[NOTE]'].map((first) => ({
      name: `no call-out: ${first}`,
      text: `> ${first}\n> b`,
      html: `<blockquote><p>${first}\nb</p></blockquote>`,
    })),
    {
      name: 'a call-out in a list',
      text: '- a\n\n  > [!TIP]\n  > b',
      html: '<ul><li><p>a</p><div role="note" data-kind="tip"><p>Tips</p><p>b</p></div></li></ul>',
    },
    {
      name: 'elements that Markdown has no notation for',
      text: '10<sup>6</sup>, H<sub>**2**</sub>O, <MARK>a</MARK>, <abbr title="b &amp; c">d</abbr>',
      html: '<p>10<sup>6</sup>, H<sub><strong>2</strong></sub>O, <mark>a</mark>, <abbr title="b &amp; c">d</abbr></p>',
    },
    {
      name: 'breaks in a table',
      text: '|a|\n|-|\n|HTML<br>CSS<br/>JS|',
      html: '<div tabindex="0" role="group" aria-label="Tabel"><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>HTML<br/>CSS<br/>JS</td></tr></tbody></table></div>',
    },
    {
      name: 'tags without their other half, and with what is not read',
      text: 'tag <mark> dan </sup>, <sup onclick="a">b</sup>, `<sup>c</sup>`',
      html: '<p>tag &lt;mark&gt; dan &lt;/sup&gt;, &lt;sup onclick=&quot;a&quot;&gt;b&lt;/sup&gt;, <code>&lt;sup&gt;c&lt;/sup&gt;</code></p>',
    },
    {
      name: 'elements that end across each other',
      text: '<sup>a<sub>b</sup>c</sub>',
      html: '<p><sup>a&lt;sub&gt;b</sup>c&lt;/sub&gt;</p>',
    },
    { name: 'a line', text: 'a\n\n---', html: '<p>a</p><hr/>' },
    { name: 'entities', text: 'A&amp;B &#233; &tak;', html: '<p>A&amp;B é &amp;tak;</p>' },
    { name: 'a break', text: 'a  \nb', html: '<p>a<br/>b</p>' },
    { name: 'escapes', text: '\\*a\\*', html: '<p>*a*</p>' },
    {
      name: 'headings without a gap',
      text: '### a\n\n###### b\n\n# c',
      html: '<h2>a</h2><h3>b</h3><h2>c</h2>',
    },
  ])('$name', ({ text, html }) => {
    expect(htmlOf(text)).toBe(html);
  });

  it('draws a table with its columns', () => {
    const html = htmlOf('|a|b|\n|:-|-:|\n|1|2|');
    expect(html).toContain('<th scope="col" style="text-align:left">a</th>');
    expect(html).toContain('<td style="text-align:right">2</td>');
  });

  it('makes links of references', () => {
    expect(htmlOf('[a][x]\n\n[x]: https://contoh.id')).toContain('href="https://contoh.id/"');
  });

  it.each([
    {
      name: 'about',
      text: 'durasi 20~25 menit atau 2~3 jam',
      shown: 'durasi 20~25 menit atau 2~3 jam',
    },
    {
      name: 'more than',
      text: '- > 5 juta: mahal\n- >= Rp 2 juta: wajar',
      shown: '> 5 juta: mahal',
    },
    {
      name: 'prices',
      text: 'R$ 12,29/metro dan $2bn sampai $4bn',
      shown: 'R$ 12,29/metro dan $2bn sampai $4bn',
    },
  ])('leaves signs of amounts as they are: $name', ({ text, shown }) => {
    const html = htmlOf(text);
    const words = html.replace(/<[^>]*>/g, '').replaceAll('&gt;', '>');
    expect(words).toContain(shown);
    expect(html).not.toMatch(/<(?:del|blockquote|math)/);
  });

  it('takes an unfinished fence for code', () => {
    expect(htmlOf('```js\nconst a = 1', true)).toContain('<code>const a = 1</code>');
  });
});

describe('answers that run away', () => {
  const bullets = (count: number) => '- '.repeat(count);
  it.each([
    { name: 'bullets within bullets', text: bullets(3000) },
    { name: 'numbers within numbers', text: '1. '.repeat(3000) },
    { name: 'quotations within quotations', text: '> '.repeat(20_000) },
    { name: 'both within each other', text: '>- '.repeat(20_000) },
    {
      name: 'a list that steps down line by line',
      text: Array.from({ length: 300 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
    },
    {
      name: 'emphasis within emphasis',
      text: `${'*a **b '.repeat(2500)}${'b** a*'.repeat(2500)}`,
    },
    { name: 'links within links', text: `${'['.repeat(20_000)}${'](https://a.id)'.repeat(3000)}` },
  ])('nest no deeper than what is readable: $name', ({ text }) => {
    expect(depthOf(htmlOf(text))).toBeLessThanOrEqual(15);
  });

  it('loses nothing to the bound on nesting', () => {
    expect(htmlOf(`${bullets(30)}akhir`)).toContain('- - akhir');
    expect(htmlOf(`${'> '.repeat(30)}akhir`)).toContain('akhir');
  });

  // Each took tens of seconds or an overflow before; a test that does not end is a failed one. A
  // starved machine is given its time.
  it.each([
    { name: 'emphasis that never ends', text: '*_a '.repeat(16_000) },
    { name: 'emphasis within words', text: 'a_'.repeat(32_000) },
    { name: 'a list item of many lines', text: `1. ]${'&\n'.repeat(32_000)}` },
    { name: 'tables that are none', text: 'a\n-\n'.repeat(16_000) },
    { name: 'tables within paragraphs', text: '---|-|\n|-|\n'.repeat(6000) },
    { name: 'a word', text: 'a.b_'.repeat(16_000) },
  ])('take no longer than they are long: $name', { timeout: 60_000 }, ({ text }) => {
    expect(htmlOf(text)).not.toBe('');
  });

  // What is drawn a step a frame in a browser.
  it.each([
    { name: 'emphasis that never ends', text: '*_a '.repeat(64_000) },
    { name: 'a list item of many lines', text: `1. ]${'&\n'.repeat(64_000)}` },
    { name: 'tables that are none', text: 'a\n-\n'.repeat(64_000) },
    { name: 'money', text: '$5 '.repeat(64_000) },
    { name: 'formulas that never end', text: '$$a\n'.repeat(64_000) },
    { name: 'brackets', text: '\\['.repeat(64_000) },
  ])('are read to their end: $name', { timeout: 60_000 }, ({ text }) => {
    const { groups, open, rest, hasMore } = readAllBlocks(text);
    expect(hasMore).toBe(false);
    const drawn = [...groups.flat(), ...open].reduce((sum, { token }) => sum + token.raw.length, 0);
    expect(drawn + rest.length).toBeGreaterThan(100_000);
  });
});

/** How deep the elements of some HTML stand within each other. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [tag] of html.matchAll(/<(?!(?:br|hr|img|path|use)\b)\/?[a-z][^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

describe('holdBackMarks', () => {
  it.each([
    { text: 'halo', shown: 'halo' },
    { text: 'halo\n-', shown: 'halo' },
    { text: 'halo\n\n##', shown: 'halo\n' },
    { text: 'halo\n\n1.', shown: 'halo\n' },
    { text: 'halo\n``', shown: 'halo' },
    { text: 'tebal **', shown: 'tebal ' },
    { text: 'lihat [situs](https://con', shown: 'lihat situs' },
    { text: 'lihat [situs]', shown: 'lihat situs' },
    { text: 'lihat [situs](https://contoh.id)', shown: 'lihat [situs](https://contoh.id)' },
    { text: '```js\nconst a = b[', shown: '```js\nconst a = b[' },
    { text: 'tahun 2026', shown: 'tahun 2026' },
    { text: '', shown: '' },
    { text: 'lihat ![logo', shown: 'lihat ' },
    { text: 'lihat [a] lalu [b', shown: 'lihat [a] lalu b' },
    { text: 'lihat [a [b [c', shown: 'lihat a b c' },
    { text: 'lihat [a](b) [c](d]e', shown: 'lihat [a](b) c' },
    { text: 'lihat [a](b]c', shown: 'lihat a' },
    { text: '[a\nb', shown: '' },
    { text: 'a * *', shown: 'a * ' },
    { text: '---', shown: '' },
  ])('shows $text as $shown', ({ text, shown }) => {
    expect(holdBackMarks(text)).toBe(shown);
  });

  // Millions of characters: what reads a line again for each of its brackets does not come back.
  it.each(['[', '[]', '[a](', '![', '[a](b', '*', '* ', '*a', '\n ', ' ', '- ', '~~~'])(
    'reads each character once: %j',
    (mark) => {
      const text = `${mark.repeat(3_000_000)}x`;
      expect(holdBackMarks(text).length).toBeLessThanOrEqual(text.length);
    },
  );
});

describe('decodeEntities', () => {
  it.each([
    { text: '&#x1F600;', decoded: '😀' },
    { text: '&#0;', decoded: '&#0;' },
    { text: '&#9999999;', decoded: '&#9999999;' },
    { text: '&amp;lt;', decoded: '&lt;' },
  ])('$text is $decoded', ({ text, decoded }) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});

describe('what other chats have been reported to show wrong', () => {
  it.each([
    {
      name: 'marks alone in a list (vercel/streamdown#97)',
      text: '- __\n- **\n',
      html: '<ul><li>__</li><li>**</li></ul>',
    },
    {
      name: 'a price in bold (vercel/streamdown#134)',
      text: '**$750 itu banyak**',
      html: '<p><strong>$750 itu banyak</strong></p>',
    },
    {
      name: 'two prices (vercel/streamdown#7)',
      text: 'Rp 10.000, $10 atau $20',
      html: '<p>Rp 10.000, $10 atau $20</p>',
    },
    {
      name: 'a long item that the next one follows (vercel/streamdown#68)',
      text: '1. satu\n2. dua',
      html: '<ol start="1"><li>satu</li><li>dua</li></ol>',
    },
    {
      name: 'a year at the beginning of a line (oobabooga/textgen#6626)',
      text: 'rilis pada\n1976. Lalu',
      html: '<p>rilis pada\n1976. Lalu</p>',
    },
    {
      name: 'lists of lists (oobabooga/textgen#6626)',
      text: '- a\n  - b\n- c',
      html: '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    },
    {
      name: 'a footnote',
      text: 'kata[^1]\n\n[^1]: Sumber: buku',
      html: '<p>kata[^1]</p><p>[^1]: Sumber: buku</p>',
    },
    {
      name: 'underscores of a name',
      text: 'nama_file_baru',
      html: '<p>nama_file_baru</p>',
    },
  ])('$name', ({ text, html }) => {
    expect(htmlOf(text)).toBe(html);
    expect(htmlOf(text, true)).toContain(html);
  });

  it.each([
    {
      name: 'code with marks of its own (vercel/streamdown#53)',
      text: '```\nconsole.log(`Halo $World!`); // *_\n```',
      code: 'console.log(`Halo $World!`); // *_',
    },
    {
      name: 'a fence in a longer one (vercel/streamdown#67)',
      text: '````\n```js\na * _b\n```\n',
      code: '```js\na * _b\n```',
    },
    {
      name: 'a fence that begins an item (oobabooga/textgen#6626)',
      text: '- ```\n  kode\n  ```\n- b',
      code: 'kode',
    },
  ])('$name', ({ text, code }) => {
    for (const isStreaming of [false, true]) {
      const found = /<code>([\s\S]*?)<\/code>/.exec(htmlOf(text, isStreaming))?.[1] ?? '';
      expect(decodeEntities(found).trim()).toBe(code);
    }
  });
});
