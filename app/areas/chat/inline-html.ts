/**
 * HTML in a line of an answer. Elements for which Markdown has no notation are read; all other HTML is
 * text, since an answer about HTML shows it without marking it as code.
 *
 * Left out: `a b code del em i img s strong` (Markdown writes them itself), `span data time ins small
 * cite` and the like (they change nothing that is seen), blocks (Markdown has its own), all that runs or
 * loads something. Of the attributes `title` explains an abbreviation; no other is read.
 */
import type { Token } from 'marked';
import { decodeEntities } from './markdown-text';

const PAIRED = ['sup', 'sub', 'mark', 'abbr', 'kbd', 'u', 'q', 'ruby', 'rt', 'rp'] as const;

type InlineName = (typeof PAIRED)[number];

/** An element round other tokens of its line. */
interface InlineElement {
  readonly type: 'inline-element';
  readonly name: InlineName;
  readonly title: string | undefined;
  readonly tokens: readonly InlineToken[];
}

interface LineBreak {
  readonly type: 'line-break';
}

export type InlineToken = Token | InlineElement | LineBreak;

/** Elements within each other, as of emphasis. */
const DEEPEST = 6;

const BREAK = /^<br\s*\/?>$/i;
const CLOSING = /^<\/([a-z]+)\s*>$/i;
const OPENING = /^<([a-z]+)(?:\s+title=(?:"([^"<>]*)"|'([^'<>]*)'))?\s*>$/i;

/** Whether a token is one that {@link withElements} made. */
export function isInlineElement(token: InlineToken): token is InlineElement {
  return token.type === 'inline-element';
}

export function isLineBreak(token: InlineToken): token is LineBreak {
  return token.type === 'line-break';
}

/** Whether a block of HTML is a line break alone, which means nothing between blocks. */
export function isLoneBreak(html: string): boolean {
  return BREAK.test(html.trim());
}

/** The tokens of a line with its tags made into elements. A tag without its other half stays text. */
export function withElements(tokens: readonly Token[]): readonly InlineToken[] {
  if (!tokens.some(({ type }) => type === 'html')) return tokens;
  const open: { name: InlineName; title: string | undefined; at: number }[] = [];
  let out: InlineToken[] = [];
  for (const token of tokens) {
    const raw = token.type === 'html' ? token.raw : '';
    const begins = openingOf(raw);
    const ends = nameOf(CLOSING.exec(raw)?.[1]);
    const begun = open.findLastIndex(({ name }) => name === ends);
    const element = open[begun];
    if (begins !== null && open.length < DEEPEST) open.push({ ...begins, at: out.length });
    if (element === undefined) {
      out.push(BREAK.test(raw) ? { type: 'line-break' } : token);
      continue;
    }
    open.length = begun;
    const { at, name, title } = element;
    const inside = out.slice(at + 1);
    out = [...out.slice(0, at), { type: 'inline-element', name, title, tokens: inside }];
  }
  return out;
}

/** A tag that is longer is none of those that are read. */
const LONGEST_TAG = 300;

const TAGS = /<(\/?)([a-z]+)(?:\s[^<>]*)?>/gi;

/** The end of a text that grows, with an unfinished tag held back and open elements closed for now. */
export function closeElements(text: string): string {
  const line = text.lastIndexOf('\n') + 1;
  const whole = text.slice(line);
  const tag = /<\/?(?:[a-z]{1,4}(?:\s[^<>`]*)?)?$/i.exec(whole.slice(-LONGEST_TAG));
  const at = whole.length - (tag?.[0].length ?? 0);
  // In code that is not closed yet it stands for itself.
  const isCode = whole.slice(0, at).split('`').length % 2 === 0;
  const held = isCode ? whole : whole.slice(0, at);
  const open: InlineName[] = [];
  for (const [, slash, tag] of held.replace(/`[^`]*`/g, '').matchAll(TAGS)) {
    const name = nameOf(tag);
    if (name === undefined) continue;
    if (slash === '') {
      if (open.length < DEEPEST) open.push(name);
    } else if (open.includes(name)) open.length = open.lastIndexOf(name);
  }
  const closings = open.reverse().map((name) => `</${name}>`);
  return text.slice(0, line) + held + closings.join('');
}

function openingOf(raw: string): { name: InlineName; title: string | undefined } | null {
  const [, tag, double, single] = OPENING.exec(raw) ?? [];
  const name = nameOf(tag);
  if (name === undefined) return null;
  const title = double ?? single;
  return { name, title: title === undefined ? undefined : decodeEntities(title) };
}

function nameOf(tag: string | undefined): InlineName | undefined {
  return PAIRED.find((name) => name === tag?.toLowerCase());
}
