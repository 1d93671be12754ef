/**
 * Formulas in answers: `$…$`, `$$…$$` and `\(…\)` in a line; `$$…$$`, `\[…\]`, an environment of
 * equations and a fence of `math` by themselves. A lone `$` is money: a formula has no blank inside its
 * marks and no digit behind them.
 */
import type { MarkedOptions, Token, Tokens } from 'marked';

export interface MathToken extends Tokens.Generic {
  readonly type: 'math';
  readonly raw: string;
  /** TeX. */
  readonly text: string;
  readonly isDisplay: boolean;
}

/** The longest formula, in characters. */
export const LONGEST = 2000;

const INLINE =
  /^(?:\$\$(?![\s$])((?:\\.|[^\\$\n])*?(?:\\\S|[^\\$\s]))\$\$(?!\d)|\$(?![\s$])((?:\\.|[^\\$\n])*?(?:\\\S|[^\\$\s]))\$(?!\d)|\\\(((?:[^\\\n]|\\(?!\)).)+?)\\\))/;
/** Names of the environments that stand without other marks. */
export const ENVIRONMENT =
  '(?:align(?:at|ed)?|equation|gather(?:ed)?|multline|split|cases|[bBpvV]?matrix)';
const BLOCK = new RegExp(
  String.raw`^ {0,3}(?:\$\$([^$]+?)\$\$|\\\[((?:[^\\]|\\(?!\]))+?)\\\]|` +
    String.raw`(\\begin\{(${ENVIRONMENT}\*?)\}[\s\S]+?\\end\{\4\}))[ \t]*(?:\n|$)`,
);

/** How far ahead the next formula is looked for: what is further away is found once it is near. */
const SIGHT = 4000;

const reader = (shape: RegExp, isDisplay: boolean) => (source: string) => {
  const found = shape.exec(source.slice(0, LONGEST));
  const text = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  if (found === null || text === '') return undefined;
  return { type: 'math', raw: found[0], text, isDisplay };
};

const search = (mark: RegExp) => (source: string) => {
  const at = source.slice(0, SIGHT).search(mark);
  return at === -1 ? undefined : at;
};

/** As `marked` keeps the extensions that it is given. */
export const mathExtensions = {
  renderers: {},
  childTokens: {},
  inline: [reader(INLINE, false)],
  block: [reader(BLOCK, true)],
  startInline: [search(/\$|\\\(/)],
  startBlock: [search(new RegExp(String.raw`\n {0,3}(?:\$\$|\\\[|\\begin\{${ENVIRONMENT})`))],
} satisfies MarkedOptions['extensions'];

/** Whether a code is a formula between fences. */
export function isMathFence({ lang }: Tokens.Code): boolean {
  return lang?.trim().toLowerCase() === 'math';
}

/** Whether a token is a formula. */
export function isMath(token: Token): token is MathToken {
  return token.type === 'math';
}
