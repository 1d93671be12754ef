/**
 * The table of the rich-text editor: without widths and alignment, which nobody sets and no page shows.
 * Tiptap's own writes them as style attributes, which the content security policy forbids.
 */
import { Table, TableCell, TableHeader } from '@tiptap/extension-table';

/** Before the rules for what stands in a table. */
const FIRST = 70;

/** Its title is no row that can be written in: it is kept, and shown above the table. */
export const plainTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (table: HTMLElement) => captionOf(table),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', priority: FIRST, ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const caption = String(node.attrs.caption);
    const rows = ['tbody', 0] as const;
    return caption === ''
      ? ['table', HTMLAttributes, rows]
      : ['table', HTMLAttributes, ['caption', caption], rows];
  },
});

/** An attribute that is neither read nor written. */
const none = { default: null, rendered: false, parseHTML: () => null };

export const plainCells = [TableCell, TableHeader].map((cell) =>
  cell.extend({
    addAttributes() {
      return { ...this.parent?.(), align: none, colwidth: none };
    },
  }),
);

function captionOf(table: HTMLElement): string {
  return (table instanceof HTMLTableElement && table.caption?.textContent?.trim()) || '';
}
