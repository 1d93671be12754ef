/**
 * HTML to plain text, for descriptions: the same rules as the edge's (worker/core/src/text/rich_text.rs), so
 * that both write the same description. Not a parser: inline tags vanish, other tags count as a
 * space, so that paragraphs do not run together; what `script` and `style` hold is no text. A `<`
 * that begins no tag is text. Figures that are raised or lowered stay so: the six of 10<sup>6</sup> is a
 * character of its own, and the text not 106. Entities are decoded once, in the text between two tags. Each character is looked at a fixed
 * number of times, whatever stands there.
 */

import entities from './entities.json';

const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del em font i ins kbd mark q s small span strong sub sup u wbr'.split(
    ' ',
  ),
);

/** The characters that HTML names, by their code points. The edge reads the same table. */
const ENTITIES: ReadonlyMap<string, number> = new Map(Object.entries(entities));

/**
 * What numbers from 0x80 on stand for in HTML, which reads them as windows-1252 does (HTML section
 * 13.2.5.80); a blank for those that stay controls.
 */
const WINDOWS_1252 =
  '\u20ac \u201a\u0192\u201e\u2026\u2020\u2021' +
  '\u02c6\u2030\u0160\u2039\u0152 \u017d ' +
  ' \u2018\u2019\u201c\u201d\u2022\u2013\u2014' +
  '\u02dc\u2122\u0161\u203a\u0153 \u017e\u0178';

/** The most of a text that is looked at for a summary, in UTF-8 bytes (design section 6). */
const TEXT_LIMIT = 64 * 1024;

/** How long a summary may be, `…` included. */
export interface SummaryLimits {
  readonly words: number;
  readonly characters: number;
}

/** HTML as plain text on one line. */
export function plainText(html: string): string {
  return foldSpace(textOf(html));
}

/** What some HTML says, in short. */
export function plainSummary(html: string, limits: SummaryLimits): string {
  return shortened(plainText(capped(html)), limits);
}

/** White space and control characters folded to single spaces, none at the ends. */
export function foldSpace(text: string): string {
  return text
    .split(/[\p{White_Space}\p{Cc}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** A text as it is looked at: the first {@link TEXT_LIMIT} bytes, cut between characters. */
export function capped(text: string): string {
  if (text.length * 3 <= TEXT_LIMIT) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(TEXT_LIMIT));
  return text.slice(0, read);
}

/**
 * The first words of a text whose words stand one space apart, and `…` where there were more. A
 * word that is too long by itself is cut too.
 */
export function shortened(text: string, { words, characters }: SummaryLimits): string {
  const kept = text.split(' ', words).join(' ');
  const letters = [...kept];
  const isWhole = kept.length === text.length;
  if (letters.length + (isWhole ? 0 : 1) <= characters) return isWhole ? kept : `${kept}…`;
  const short = letters.slice(0, characters - 1).join('');
  const space = letters[characters - 1] === ' ' ? -1 : short.lastIndexOf(' ');
  return `${space === -1 ? short : short.slice(0, space)}…`;
}

function textOf(html: string): string {
  let text = '';
  let at = 0;
  let level: Level | undefined;
  for (;;) {
    const open = html.indexOf('<', at);
    text += placed(decodeEntities(html.slice(at, open === -1 ? html.length : open)), level);
    if (open === -1) return text;
    const [, slash = '', name] = TAG.exec(html.slice(open, open + 2)) ?? [];
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 2);
    } else if (/[!?]/.test(html.charAt(open + 1))) {
      at = after(html, '>', open + 1);
    } else if (slash !== '' || name !== undefined) {
      const tag = tagAt(html, open + 1 + slash.length);
      const isInline = INLINE.has(tag.name);
      if (!isInline) text += ' ';
      if (!isInline || LEVELS.has(tag.name))
        level = slash === '' ? LEVELS.get(tag.name) : undefined;
      const isRaw = slash === '' && (tag.name === 'script' || tag.name === 'style');
      at = isRaw ? rawTextEnd(html, tag.name, tag.end) : tag.end;
    } else {
      text += '<';
      at = open + 1;
    }
  }
}

/** What stands above or below the line, as characters in the order of {@link ON_LINE}. */
type Level = string;

const ON_LINE = '0123456789+-\u2212=()ni';
const LEVELS: ReadonlyMap<string, Level> = new Map([
  [
    'sup',
    '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207b\u207c\u207d\u207e\u207f\u2071',
  ],
  [
    'sub',
    '\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u208a\u208b\u208b\u208c\u208d\u208e\u2099\u1d62',
  ],
]);

/** A text at its level; as it is where a character of it has none there. */
function placed(text: string, level: Level | undefined): string {
  if (level === undefined) return text;
  const places = [...text].map((character) => ON_LINE.indexOf(character));
  return places.includes(-1) ? text : places.map((place) => level.charAt(place)).join('');
}

/** What a `<` begins: a tag, one that closes, or nothing. */
const TAG = /^<(?:(\/)|([a-z]))/i;

/** A tag's name, in lower case, and the place behind it. One never closed swallows the rest. */
function tagAt(html: string, from: number): { name: string; end: number } {
  NAME.lastIndex = from;
  const name = NAME.exec(html)?.[0] ?? '';
  let quote = '';
  for (let at = from + name.length; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') {
      return { name: name.toLowerCase(), end: at + 1 };
    } else if (character === '"' || character === "'") {
      quote = character;
    }
  }
  return { name: name.toLowerCase(), end: html.length };
}

const NAME = /[a-z\d]*/iy;

/** Where the closing tag of a `script` or `style` begins. */
function rawTextEnd(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return html.length;
}

function after(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from);
  return at === -1 ? html.length : at + end.length;
}

function decodeEntities(text: string): string {
  return text.replace(/&(#?[^&;]{1,8});/g, (whole, name: string) => {
    const code = /^#(?:[xX]([\da-f]+)|(\d+))$/i.exec(name);
    if (code === null) {
      const known = ENTITIES.get(name);
      return known === undefined ? whole : String.fromCodePoint(known);
    }
    const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16);
    const meant = WINDOWS_1252.charAt(point - 0x80).trim();
    if (meant !== '') return meant;
    const isCharacter = point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : whole;
  });
}
