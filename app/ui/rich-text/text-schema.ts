/**
 * The elements and attributes of HTML that a text of the platform keeps: all that carry meaning by
 * themselves (https://html.spec.whatwg.org/multipage/indices.html). Left out, each for its reason:
 *
 * - `article aside footer header hgroup main nav search section`: landmarks are the page's own. Their
 *   content stays, as does that of all the following but what stands in `strip`.
 * - `form button input label fieldset legend datalist select option optgroup selectedcontent output
 *   textarea`: a text asks for nothing, and sends nothing anywhere.
 * - `meter progress slot dialog`: controls of a program; their content says the same.
 * - `picture source map area`: the edge makes the sizes of a picture itself, and no regions.
 * - `audio video track canvas object embed param iframe svg math`: would load or run something of
 *   others. Videos of the one host that is let in become links (media.ts).
 * - `script style template noscript title base link meta head html body`: no part of a text.
 * - `span` stays for `lang` and `dir`; `big center font marquee nobr` are appearance.
 *
 * - `class id name style data-* is slot part hidden inert popover tabindex contenteditable draggable
 *   accesskey on*`: would act on the page, or look like a part of it.
 * - `cite` of quotations and changes: an address that no browser shows. `headers`: refers to ids.
 * - `ping download target rel referrerpolicy` of links: the page decides; `hreflang type`: not shown.
 * - `srcset sizes loading usemap` of pictures: the page decides. `align bgcolor border` and the
 *   like: appearance.
 */
import type { Element, Root } from 'hast';
import type { Schema } from 'hast-util-sanitize';

const TABLE_PARTS = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const NUMBER = /^-?\d{1,9}$/;
const SPAN = /^[1-9]\d{0,2}$/;
const CELL: Definitions = [
  ['colSpan', SPAN],
  ['rowSpan', /^\d{1,4}$/],
];

type Definitions = NonNullable<Schema['attributes']>[string];

export const SCHEMA: Schema = {
  tagNames: [
    ...['p', 'div', 'hr', 'pre', 'blockquote', 'address', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'figcaption', 'img', 'details', 'summary'],
    ...['a', 'em', 'strong', 'small', 's', 'cite', 'q', 'dfn', 'abbr', 'ruby', 'rt', 'rp', 'data'],
    ...['time', 'code', 'var', 'samp', 'kbd', 'sub', 'sup', 'i', 'b', 'u', 'mark', 'bdi', 'bdo'],
    ...['span', 'br', 'wbr', 'ins', 'del', 'table', ...TABLE_PARTS],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: [['start', NUMBER], 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    li: [['value', NUMBER]],
    data: ['value'],
    details: ['open'],
    ...Object.fromEntries(['time', 'ins', 'del'].map((name) => [name, ['dateTime']])),
    ...Object.fromEntries(['col', 'colgroup'].map((name) => [name, [['span', SPAN]]])),
    th: [...CELL, ['scope', 'row', 'col', 'rowgroup', 'colgroup'], 'abbr'],
    td: CELL,
    '*': ['title', ['lang', /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i], ['dir', 'ltr', 'rtl', 'auto']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  // Without these, one could close what stands round the text: a list item, a table's cell.
  ancestors: {
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    rt: ['ruby'],
    rp: ['ruby'],
    summary: ['details'],
    figcaption: ['figure'],
    ...Object.fromEntries(TABLE_PARTS.map((part) => [part, ['table']])),
  },
  // What is no text: it goes with all that is in it. Of other elements the content stays.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'x-select', 'x-option'],
    ...['iframe', 'object', 'noembed', 'noframes', 'xmp', 'plaintext', 'svg', 'math'],
    ...['audio', 'video', 'canvas'],
  ],
  clobber: [],
  required: {},
};

/** Names that HTML no longer has, and those that mean the same today. */
const CURRENT_NAMES: ReadonlyMap<string, string> = new Map([
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['strike', 's'],
  ['tt', 'code'],
]);

/** Gives elements of older HTML the names of today, so that their meaning stays. */
export function withCurrentNames(parent: Root | Element): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    node.tagName = CURRENT_NAMES.get(node.tagName) ?? node.tagName;
    withCurrentNames(node);
  }
}
