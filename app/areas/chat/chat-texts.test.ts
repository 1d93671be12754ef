/** What the chat makes of texts: mentions of pages, exports, plain copies, follow-ups, days. */
import temml from 'temml';
import { describe, expect, it } from 'vitest';
import type { ConversationSummary } from './conversation-record';
import { exportName, exportText } from './export-conversation';
import { followUps } from './follow-ups';
import { formulaOptions, LARGEST } from './formula-options';
import { highlight } from './highlight';
import { groupByDay, searchHistory } from './history-days';
import { splitMention, withMention } from './page-mention';
import { plainAnswer } from './plain-answer';

describe('a question about a page', () => {
  const mention = { title: 'Dasar Web', path: '/Class/dasar-web', quote: '' };

  it.each([
    { name: 'a word', question: 'Berapa?' },
    { name: 'lines', question: 'Berapa?\n\nDan kapan:\n1. ini' },
    { name: 'a mention of its own', question: withMention('a', mention) },
  ])('is told apart from the page again: $name', ({ question }) => {
    expect(splitMention(withMention(question, mention))).toMatchObject({ mention, question });
  });

  it.each([
    { name: 'none', query: 'Berapa?' },
    { name: 'another site', query: 'Tentang halaman “A” (https://jahat.id):\na' },
    { name: 'no question', query: 'Tentang halaman “A” (/a):\n' },
    { name: 'the words alone', query: 'Tentang halaman “A” (/a): a' },
  ])('that mentions no page stays whole: $name', ({ query }) => {
    expect(splitMention(query)).toMatchObject({ mention: null, question: query });
    expect(withMention(query, null)).toBe(query);
  });

  it('keeps a title in its place', () => {
    const odd = { title: ` A “B”\n${'c'.repeat(200)}`, path: '/Class/a b(c)', quote: '' };
    const { mention: found, question } = splitMention(withMention('x', odd));
    expect(question).toBe('x');
    expect(found?.title).toMatch(/^A B c{116}$/);
    expect(found?.path).toBe('/Class/a%20bc');
    expect(withMention('x', { title: ' “” ', path: '/a', quote: '' })).toBe('x');
  });
});

describe('an export', () => {
  const items = [
    {
      messageId: 'm1',
      query: withMention('Apa itu?\nBaris dua', {
        title: 'Dasar Web',
        path: '/Class/dasar-web',
        quote: '',
      }),
      response: { value: '**Itu** ini.\n' },
      createdAt: '2026-11-20T02:30:00Z',
    },
    { messageId: 'm2', query: 'Lalu?', response: { value: 'Selesai.' }, createdAt: '' },
  ];
  const exported = { title: 'Apa itu?', conversationId: 'c', items };

  it('is Markdown for people', () => {
    expect(exportText(exported, 'md')).toBe(
      [
        '# Apa itu?',
        '## Apa itu?',
        '*Tentang halaman Dasar Web (/Class/dasar-web)*',
        '*20 November 2026 pukul 09.30 WIB*',
        '> Apa itu?\n> Baris dua',
        '**Itu** ini.',
        '---',
        '## Lalu?',
        'Selesai.\n',
      ].join('\n\n'),
    );
  });

  it('is JSON for programs, in the names of the platform', () => {
    expect(JSON.parse(exportText(exported, 'json'))).toMatchObject({
      conversation_id: 'c',
      title: 'Apa itu?',
      messages: [{ message_id: 'm1', bot_message: '**Itu** ini.\n' }, { user_message: 'Lalu?' }],
    });
  });

  it.each([
    { title: 'Apa itu Web? Ceritakan!', name: 'apa-itu-web-ceritakan.md' },
    { title: '../../etc/passwd', name: 'etc-passwd.md' },
    { title: '???', name: 'percakapan.md' },
    { title: 'a'.repeat(300), name: `${'a'.repeat(80)}.md` },
  ])('has a name that is safe everywhere: $title', ({ title, name }) => {
    expect(exportName(title, 'md')).toBe(name);
  });
});

describe('a formula', () => {
  it.each([
    { tex: '\\rule{9999em}{9999em}' },
    { tex: '\\rule{9999cm}{9999ex}' },
    { tex: '\\rule{99999pt}{99999mu}' },
    { tex: 'a\\hspace{9999em}b' },
    { tex: 'a\\raisebox{9999em}{b}' },
    { tex: '\\begin{matrix}a\\\\[9999em]b\\end{matrix}' },
  ])('is no larger than it may be: $tex', ({ tex }) => {
    const markup = temml.renderToString(tex, formulaOptions(true));
    const sizes = [...markup.matchAll(/(-?[\d.]+)(em|pt)/g)];
    expect(sizes.length).toBeGreaterThan(0);
    for (const [, size, unit] of sizes) {
      expect(Math.abs(Number(size))).toBeLessThanOrEqual(LARGEST[unit === 'em' ? 0 : 1]);
    }
  });

  it('that writes itself without end is none', () => {
    const tex = '\\def\\a{\\a\\a}\\a';
    expect(() => temml.renderToString(tex, formulaOptions(false))).toThrow();
  });
});

describe('a plain copy', () => {
  it.each([
    { markdown: '## Judul\n\n**a** *b* `c`', text: 'Judul\n\na b c' },
    { markdown: '- a\n- b\n  1. c', text: '- a\n- b\n  1. c' },
    { markdown: '3. a\n4. b', text: '3. a\n4. b' },
    { markdown: '[kelas](/Class/a) https://contoh.id', text: 'kelas (/Class/a) https://contoh.id' },
    { markdown: '|a|b|\n|-|-|\n|1|**2**|', text: 'a\tb\n1\t2' },
    { markdown: '```js\nconst a = 1;\n```', text: 'const a = 1;' },
    { markdown: '> [!TIP]\n> a\n> b\n\nc', text: 'Tips: a\nb\n\nc' },
    { markdown: '> kutipan\n\n---', text: 'kutipan\n\n—' },
    { markdown: 'A&amp;B  \nlagi', text: 'A&B\nlagi' },
    { markdown: '- [x] a\n- [ ] b', text: '- [x] a\n- [ ] b' },
    { markdown: '<b>a</b>', text: '<b>a</b>' },
    { markdown: '', text: '' },
  ])('of $markdown', ({ markdown, text }) => {
    expect(plainAnswer(markdown)).toBe(text);
  });
});

describe('follow-up questions', () => {
  it.each([
    {
      name: 'two classes',
      answer: '[**Dasar Web**](/Class/dasar-web) lalu [Lanjut](/Courses/lanjut)',
      first: 'Apa bedanya Dasar Web dan Lanjut?',
    },
    {
      name: 'one programme',
      answer: '[Web](/Program/web)',
      first: 'Apa yang perlu kusiapkan sebelum ikut Web?',
    },
    { name: 'code', answer: '```js\na\n```', first: 'Jelaskan kodenya baris demi baris.' },
    {
      name: 'steps',
      answer: '1. a\n2. b',
      first: 'Buatkan jadwal mingguan dari langkah-langkah itu.',
    },
    { name: 'words alone', answer: 'ya', first: 'Beri satu contoh nyata.' },
  ])('are made of what an answer names: $name', ({ answer, first }) => {
    const questions = followUps('apa?', answer);
    expect(questions[0]).toBe(first);
    expect(questions.length).toBeLessThanOrEqual(3);
  });

  it('are never what was just asked', () => {
    expect(followUps('beri satu contoh nyata.', 'ya')).not.toContain('Beri satu contoh nyata.');
  });
});

describe('the history as it is listed', () => {
  const now = Date.parse('2026-11-20T05:00:00Z');
  const entry = (id: string, updated_at: string, change: Partial<ConversationSummary> = {}) => ({
    conversation_id: id,
    message_id: 'm',
    user_message: `tanya ${id}`,
    created_at: updated_at,
    updated_at,
    title: '',
    is_pinned: false,
    removed_at: '',
    leaf: '',
    ...change,
  });

  it('stands by day in WIB, pinned first', () => {
    const entries = [
      entry('a', '2026-11-20T04:00:00Z'),
      // Already today in WIB.
      entry('b', '2026-11-19T17:30:00Z'),
      entry('c', '2026-11-19T16:30:00Z'),
      entry('d', '2026-11-16T03:00:00Z'),
      entry('e', '2026-11-01T03:00:00Z'),
      entry('f', '2026-01-01T03:00:00Z'),
      entry('g', 'kapan'),
      entry('h', '2026-01-01T03:00:00Z', { is_pinned: true }),
    ];
    const groups = groupByDay(entries, now).map(({ label, entries: of }) => [
      label,
      of.map(({ conversation_id }) => conversation_id).join(''),
    ]);
    expect(groups).toEqual([
      ['Disematkan', 'h'],
      ['Hari ini', 'abg'],
      ['Kemarin', 'c'],
      ['16 November 2026', 'd'],
      ['Sebulan terakhir', 'e'],
      ['Lebih lama', 'f'],
    ]);
  });

  it.each([
    { search: '', found: 'ab' },
    { search: ' TANYA ', found: 'ab' },
    { search: 'basis data', found: 'b' },
    { search: 'b data', found: 'b' },
    { search: 'turunan', found: 'a' },
    { search: 'rencana turunan', found: 'a' },
    { search: 'tidak ada', found: '' },
  ])('is searched in all that it holds: $search', ({ search, found }) => {
    const entries = [entry('a', '', { title: 'Rencana' }), entry('b', '')];
    const texts = new Map([
      ['a', 'apa itu turunan fungsi?'],
      ['b', 'basis data itu…'],
    ]);
    expect(
      searchHistory(entries, search, texts)
        .map((one) => one.conversation_id)
        .join(''),
    ).toBe(found);
  });
});

describe('colours of code', () => {
  it('are found, and lose no character', async () => {
    const code = 'const a = "b"; // <c>\n';
    const pieces = await highlight(code, 'JS');
    expect(pieces?.map(({ text }) => text).join('')).toBe(code);
    const kinds = Object.fromEntries((pieces ?? []).map(({ text, kind }) => [text.trim(), kind]));
    expect(kinds).toMatchObject({ const: 'keyword', '"b"': 'string', '// <c>': 'comment' });
  });

  it.each([
    { name: 'no language', language: '', code: 'a' },
    { name: 'an unknown one', language: 'klingon', code: 'a' },
    { name: 'a name of every object', language: 'constructor', code: 'a' },
    { name: 'too long', language: 'js', code: 'a;'.repeat(20_000) },
  ])('are left out: $name', async ({ language, code }) => {
    expect(await highlight(code, language)).toBeNull();
  });
});
