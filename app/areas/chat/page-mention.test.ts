import { describe, expect, it } from 'vitest';
import { type Asked, askedText, LONGEST_QUOTE, quoteOf, splitMention } from './page-mention';

const page = { title: 'Aliran kendali', path: '/Courses/js/module/a/chapter/b', quote: '' };
const code = 'if (a > b) {\n  > 1;\n\n}';
const standing = 'kelas “JS”, bab “Aliran” (bab 2 dari 16), 1 bab sudah selesai';

describe('what goes along with a question', () => {
  it.each<Partial<Asked> & { name: string }>([
    { name: 'nothing' },
    { name: 'a page', mention: page },
    { name: 'a passage', mention: { ...page, quote: 'Satu kalimat.' } },
    { name: 'code with blank lines and marks', mention: { ...page, quote: code } },
    { name: 'a passage of an answer', mention: { title: '', path: '', quote: 'satu\n\ndua' } },
    { name: 'where the visitor stands', standing },
    { name: 'a test', wantsTest: true },
    { name: 'all of it', mention: { ...page, quote: code }, standing, wantsTest: true },
    { name: 'a question that quotes', mention: page, question: '> ini\n\napa?' },
    { name: 'a quotation that quotes', mention: { ...page, quote: '> a' }, question: '> b\n\nc' },
  ])('is told apart from it again: $name', ({ name: _, ...given }) => {
    const asked = { mention: null, standing: '', wantsTest: false, question: 'Apa?', ...given };
    expect(splitMention(askedText(asked))).toEqual(asked);
  });

  it.each([
    { name: 'a quotation without a question', query: 'Tentang bagian jawabanmu ini:\n> a\n\n' },
    { name: 'an answer without a quotation', query: 'Tentang bagian jawabanmu ini:\na' },
    { name: 'a page without its quotation', query: 'Tentang halaman “A” (/a), bagian ini:\nb' },
    { name: 'standing alone', query: 'Posisi belajarku: kelas\n\n' },
  ])('is a question where it is none of these: $name', ({ query }) => {
    expect(splitMention(query)).toMatchObject({ mention: null, standing: '', question: query });
  });

  it('says nothing of an answer of which no passage is meant', () => {
    const mention = { title: '', path: '', quote: ' \n' };
    expect(askedText({ mention, standing: '', question: 'a', wantsTest: false })).toBe('a');
  });

  it('is no longer than there is room for', () => {
    const quote = quoteOf(`${'kata '.repeat(2000)}`);
    expect(quote.length).toBeLessThanOrEqual(LONGEST_QUOTE);
    expect(quote).toMatch(/kata…$/);
    expect(quoteOf(' a\r\n\r\n\r\n\r\nb ')).toBe('a\n\nb');
  });
});
