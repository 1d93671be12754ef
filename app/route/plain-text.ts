/**
 * HTML to plain text, for descriptions: the same rules as the edge's (worker/text/rich_text.rs), so
 * that both write the same description. Not a parser: inline tags vanish, other tags count as a
 * space, so that paragraphs do not run together; what `script` and `style` hold is no text. A `<`
 * that begins no tag is text. Entities are decoded once, after the tags are gone.
 */

const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del em font i ins kbd mark q s small span strong sub sup u wbr'.split(
    ' ',
  ),
);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['middot', '·'],
  ['copy', '©'],
]);

/**
 * A comment, a declaration, or a tag with quoted attributes. One that is never closed swallows the
 * rest, as it does in a browser.
 */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][a-z\d]*|(?<=\/))(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*>?/gi;

/** What `script` and `style` hold, with their opening tag's end left in place. */
const RAW_TEXT = /(<(script|style)(?![a-z\d])(?:"[^"]*"|'[^']*'|[^"'>])*>)[\s\S]*?(?=<\/\2|$)/gi;

/** HTML as plain text on one line. */
export function plainText(html: string): string {
  const withoutRaw = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(RAW_TEXT, '$1');
  const withoutTags = withoutRaw.replace(MARKUP, (_markup, _slash, name: string | undefined) =>
    name === undefined || INLINE.has(name.toLowerCase()) ? '' : ' ',
  );
  return foldSpace(decodeEntities(withoutTags));
}

/** The first `most` words of some HTML, and `…` when there were more. */
export function plainSummary(html: string, most: number): string {
  const words = plainText(html).split(' ');
  return words.length > most ? `${words.slice(0, most).join(' ')}…` : words.join(' ');
}

/** White space and control characters folded to single spaces, none at the ends. */
export function foldSpace(text: string): string {
  return text
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

function decodeEntities(text: string): string {
  return text.replace(/&(#?[^&;]{1,8});/g, (whole, name: string) => {
    const code = /^#(?:[xX]([\da-f]+)|(\d+))$/i.exec(name);
    if (code === null) return ENTITIES.get(name) ?? whole;
    const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16);
    const isCharacter = point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : whole;
  });
}
