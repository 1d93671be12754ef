/**
 * Markdown to tokens in a time that goes with an answer's length. `marked` calls itself for every
 * level of nesting, and reads some blocks and emphases to their end again and again: a few thousand
 * marks in a row would overflow the stack or hold the page up for seconds. What goes beyond these
 * bounds is text.
 */
import { Lexer, type Links, type Token, Tokenizer, type Tokens, type TokensList } from 'marked';
import { type Callout, calloutStart } from './callout';
import { mathExtensions } from './math-syntax';

/** Levels of lists and quotations within each other, for which a phone has room; so of emphasis. */
const DEEPEST = 6;

/** Characters of one paragraph, cell or list item that may hold links and emphasis. */
const LONGEST_RUN = 8000;

/** Characters read in all in search of the ends of emphases that have none. */
const MOST_READ = 200_000;

/** Characters that a paragraph of several lines, and a heading underlined by marks, may have. */
const LONGEST_PARAGRAPH = 2000;
const LONGEST_HEADING = 500;

/** Characters that are read to see whether a table begins; the rest of one is read once it does. */
const TABLE_START = 4000;

/** "More than", which in an item of a list stands for itself and begins no quotation. */
const COMPARISON = /^ {0,3}>=? ?(?:Rp ?|[$€£])?\d/;

/** The blocks of a text whose links may refer to definitions that stood before it. */
export function lexMarkdown(text: string, links: Links = {}): TokensList {
  const tokenizer = new BoundedTokenizer();
  const lexer = new BoundedLexer({ gfm: true, tokenizer, extensions: mathExtensions });
  Object.assign(lexer.tokens.links, links);
  return lexer.lex(text);
}

class BoundedLexer extends Lexer {
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source.length <= LONGEST_RUN) return super.inlineTokens(source, tokens);
    tokens.push({ type: 'text', raw: source, text: source, escaped: false });
    return tokens;
  }
}

class BoundedTokenizer extends Tokenizer {
  #depth = 0;
  #lists = 0;
  #read = 0;

  override blockquote(source: string) {
    if (this.#lists > 0 && COMPARISON.test(source)) return undefined;
    return this.#nested(() => this.#callout(source) ?? super.blockquote(source));
  }

  override list(source: string) {
    this.#lists += 1;
    try {
      return this.#nested(() => super.list(source));
    } finally {
      this.#lists -= 1;
    }
  }

  override link(source: string) {
    return this.#nested(() => super.link(source));
  }

  override reflink(source: string, links: Links) {
    return this.#nested(() => super.reflink(source, links));
  }

  /** What a footnote says is part of the answer; a definition of a link is shown nowhere. */
  override def(source: string) {
    return /^ {0,3}\[\^/.test(source) ? undefined : super.def(source);
  }

  override emStrong(source: string, masked: string, before: string) {
    return this.#delimited(source, () => super.emStrong(source, masked, before));
  }

  /** One wave alone is "about", as in "20~25 menit", and strikes nothing out. */
  override del(source: string, masked: string, before: string) {
    if (!/^~~(?!~)/.test(source)) return undefined;
    return this.#delimited(source, () => super.del(source, masked, before));
  }

  override paragraph(source: string) {
    return super.paragraph(firstLines(source, LONGEST_PARAGRAPH));
  }

  override lheading(source: string) {
    return super.lheading(firstLines(source, LONGEST_HEADING));
  }

  override table(source: string) {
    const start = firstLines(source, TABLE_START);
    const { inlineQueue } = this.lexer;
    const queued = inlineQueue.length;
    const begins = super.table(start) !== undefined;
    inlineQueue.length = queued;
    return begins ? super.table(source) : undefined;
  }

  #callout(source: string): Callout | undefined {
    const start = calloutStart(source);
    if (start === null) return undefined;
    const { line, kind } = start;
    const body: Tokens.Blockquote | undefined = super.blockquote(source.slice(line.length));
    const { raw = '', text = '', tokens = [] } = body ?? {};
    return { type: 'blockquote', raw: line + raw, text, tokens, callout: kind };
  }

  #nested<T>(read: () => T | undefined): T | undefined {
    if (this.#depth >= DEEPEST) return undefined;
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }

  #delimited<T>(source: string, read: () => T | undefined): T | undefined {
    if (!/^[*_~]/.test(source) || this.#read > MOST_READ) return undefined;
    const found = this.#nested(read);
    if (found === undefined) this.#read += source.length;
    return found;
  }
}

/** As many whole lines as have `most` characters together, and at least two. */
function firstLines(source: string, most: number): string {
  if (source.length <= most) return source;
  const end = source.lastIndexOf('\n', most);
  const second = source.indexOf('\n', source.indexOf('\n') + 1);
  if (second > end) return source.slice(0, second + 1);
  return end === -1 ? source : source.slice(0, end + 1);
}
