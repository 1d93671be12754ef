/** The table of the rich-text editor: without column widths, which nobody sets and no page shows. */
import { Table } from '@tiptap/extension-table';

/** Tiptap's own writes widths as style attributes, which the content security policy forbids. */
export const plainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});
