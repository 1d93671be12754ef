/**
 * Marks that a text may have and the toolbar does not offer: they stay as they were written, or pasted.
 * Those that the public page shows are listed in ui/rich-text/text-schema.ts.
 */
import { Mark } from '@tiptap/core';

const TAGS = [
  'sup',
  'sub',
  'mark',
  'small',
  'kbd',
  'var',
  'samp',
  'cite',
  'q',
  'dfn',
  'abbr',
  'ins',
];

export const KEPT_MARKS = TAGS.map((tag) =>
  Mark.create({
    name: tag,
    // What an abbreviation stands for.
    addAttributes: () => (tag === 'abbr' ? { title: { default: null } } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);
