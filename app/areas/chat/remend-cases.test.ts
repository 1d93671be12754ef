/**
 * Every frame of a set of answers, letter by letter (test/cases/remend.json): how many show a mark that
 * the whole answer does not, and which of them are meant to.
 */
import type { Token, Tokens } from 'marked';
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
  };
}

/** How many frames show more marks than the whole answer does, by kind, with the first of them. */
function rawFrames(text: string) {
  const whole = rawIn(text);
  // Of a long answer only some, at places that no pattern in it keeps to.
  const step = text.length > 4000 ? 31 : 1;
  const found: Partial<Record<Kind, { frames: number; first: string }>> = {};
  for (let end = 1; end <= text.length; end += step) {
    const raw = rawIn(unfinishedMarkdown(text.slice(0, end)));
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
