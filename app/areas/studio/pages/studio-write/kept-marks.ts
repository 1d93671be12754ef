/**
 * Marks that a text may have and the toolbar does not offer: they stay as they were written, or pasted.
 * Those that the public page shows are listed in ui/rich-text/text-schema.ts.
 */
import { Mark } from '@tiptap/core';

/** Each tag with what it says besides. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  sup: [],
  sub: [],
  mark: [],
  small: [],
  kbd: [],
  var: [],
  samp: [],
  cite: [],
  q: [],
  dfn: [],
  // What it stands for.
  abbr: ['title'],
  ins: ['datetime'],
  del: ['datetime'],
  time: ['datetime'],
  data: ['value'],
  bdi: ['dir'],
  bdo: ['dir'],
};

/** What is read as one besides: an element of older HTML. */
const OLDER: Readonly<Record<string, string>> = { abbr: 'abbr, acronym' };

/** A span says something by these alone. */
const OF_SPANS = ['lang', 'dir', 'title'];

export const KEPT_MARKS = [
  ...Object.entries(TAGS).map(([tag, names]) => mark(tag, OLDER[tag] ?? tag, names)),
  mark('span', OF_SPANS.map((name) => `span[${name}]`).join(), OF_SPANS),
];

function mark(name: string, tag: string, attributes: readonly string[]) {
  return Mark.create({
    name,
    addAttributes: () => Object.fromEntries(attributes.map((one) => [one, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  });
}
