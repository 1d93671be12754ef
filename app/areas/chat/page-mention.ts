/**
 * What is sent beside a question. The service takes one text (spec section 7), so what the question is
 * about, where the visitor stands, and how a test is to be written stand round it, and are told apart
 * again wherever it is shown.
 */
import type { Mention } from '../../sections/study/study';

/** A question with all that goes along. */
export interface Asked {
  readonly mention: Mention | null;
  /** Where the visitor stands, in words; empty for nothing said. */
  readonly standing: string;
  readonly question: string;
  /** Whether the answer is to be a test, to be run here. */
  readonly wantsTest: boolean;
}

/** Asks a question; what does not go along is left out. */
export type Ask = (asked: Pick<Asked, 'question'> & Partial<Omit<Asked, 'standing'>>) => void;

const LONGEST_TITLE = 120;

/** Characters of a passage: a page of text, which leaves as much room for the question. */
export const LONGEST_QUOTE = 3000;

const PAGE = /^Tentang halaman “([^”\n]{1,120})” \((\/[^\s()]{0,500})\)(:|, bagian ini:)\n/;
const ANSWER = /^Tentang bagian jawabanmu ini:\n/;
const QUOTE = /^(?:>[^\n]*\n)+\n/;
const STANDING = /^Posisi belajarku: ([^\n]{1,500})\n\n/;

/** What a test has to look like to be run here. */
const TEST_FORM = `Tulis ketiga soalnya sebagai satu blok kode \`\`\`kuis berisi larik JSON, tanpa penjelasan lain: [{"question": "…", "choices": ["…", "…", "…"], "answer": 0, "explanation": "…", "topic": "…"}]. "answer" adalah urutan pilihan yang benar, dihitung dari 0.`;

/** The text that is sent. */
export function askedText({ mention, standing, question, wantsTest }: Asked): string {
  const stands = standing === '' ? '' : `Posisi belajarku: ${standing}\n\n`;
  const form = wantsTest ? `\n\n${TEST_FORM}` : '';
  return `${mentionText(mention)}${stands}${question}${form}`;
}

/** The text that is sent of a question, with what it is about. */
export function withMention(question: string, mention: Mention | null): string {
  return askedText({ mention, standing: '', question, wantsTest: false });
}

/** What stands in a text that was sent. */
export function splitMention(query: string): Asked {
  const { mention, rest } = readMention(query);
  const [told = '', standing = ''] = STANDING.exec(rest) ?? [];
  const asked = rest.slice(told.length);
  const wantsTest = asked.endsWith(`\n\n${TEST_FORM}`);
  const question = wantsTest ? asked.slice(0, -TEST_FORM.length - 2) : asked;
  if (question === '') return { mention: null, standing: '', question: query, wantsTest: false };
  return { mention, standing, question, wantsTest };
}

/** A passage as it is sent and shown: no longer than there is room for. */
export function quoteOf(passage: string): string {
  const text = passage
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : text;
}

function mentionText(mention: Mention | null): string {
  if (mention === null) return '';
  const quote = quoteOf(mention.quote);
  const lines =
    quote === ''
      ? ''
      : `${quote
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n')}\n\n`;
  if (mention.path === '') return lines && `Tentang bagian jawabanmu ini:\n${lines}`;
  const title = mention.title
    .replace(/[\s“”]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
  if (title === '') return '';
  const path = mention.path.replace(/[\s()]/g, encodeURIComponent).replace(/[()]/g, '');
  return `Tentang halaman “${title}” (${path})${lines ? ', bagian ini:' : ':'}\n${lines}`;
}

function readMention(query: string): { mention: Mention | null; rest: string } {
  const none = { mention: null, rest: query };
  const page = PAGE.exec(query);
  const head = page ?? ANSWER.exec(query);
  if (head === null) return none;
  const [whole, title = '', path = '', end = ''] = head;
  const rest = query.slice(whole.length);
  if (page !== null && end === ':') {
    return rest === '' ? none : { mention: { title, path, quote: '' }, rest };
  }
  const [quoted] = QUOTE.exec(rest) ?? [];
  if (quoted === undefined || quoted.length === rest.length) return none;
  const lines = quoted.trimEnd().split('\n');
  const quote = lines.map((line) => line.replace(/^> ?/, '')).join('\n');
  return { mention: { title, path, quote }, rest: rest.slice(quoted.length) };
}
