/**
 * How the keyboard gets out of a table. Tab goes from cell to cell, and in the last one adds a row; so a
 * row that was just added and stayed empty ends the table, as does Escape from anywhere in it.
 */
import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** What is said of it while a table is written in. */
export const TABLE_KEYS_NOTE =
  'Tab: sel berikutnya; di sel terakhir, baris baru. Alt+F10: baris dan kolom. Esc: keluar dari tabel.';

/** The id of the table's toolbar. */
export const TABLE_TOOLS_ID = 'table-tools';

/** Moves the focus to the first tool of the table; false where no table is written in. */
export function focusTableTools(): boolean {
  const first = document.getElementById(TABLE_TOOLS_ID)?.querySelector('button');
  first?.focus();
  return Boolean(first);
}

export const tableKeys = Extension.create({
  name: 'tableKeys',
  // Before the table's own keys.
  priority: 1000,
  addKeyboardShortcuts: () => ({
    Tab: endTable,
    Escape: leaveTable,
    'Alt-F10': focusTableTools,
  }),
});

function endTable({ editor }: { editor: Editor }): boolean {
  return isInEmptyLastRow(editor) && leave(editor, { dropsRow: true });
}

function leaveTable({ editor }: { editor: Editor }): boolean {
  return leave(editor, { dropsRow: false });
}

/** The table that the caret stands in, and how deep it lies. */
export function tableAround(editor: Editor): { table: Node; depth: number } | null {
  const { $from } = editor.state.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === 'table') return { table: node, depth };
  }
  return null;
}

function isInEmptyLastRow(editor: Editor): boolean {
  const found = tableAround(editor);
  if (found === null || found.table.childCount < 2) return false;
  const { table, depth } = found;
  const { $from } = editor.state.selection;
  const row = table.child($from.index(depth));
  const isLast =
    $from.index(depth) === table.childCount - 1 && $from.index(depth + 1) === row.childCount - 1;
  return isLast && row.children.every(isEmptyCell);
}

function isEmptyCell(cell: Node): boolean {
  return cell.childCount === 1 && cell.firstChild?.content.size === 0;
}

/** Puts the caret behind the table, into a paragraph of its own where nothing can be written there. */
function leave(editor: Editor, { dropsRow }: { dropsRow: boolean }): boolean {
  const found = tableAround(editor);
  if (found === null) return false;
  const start = editor.state.selection.$from.before(found.depth);
  if (dropsRow) editor.commands.deleteRow();
  const { doc } = editor.state;
  const end = start + (doc.nodeAt(start)?.nodeSize ?? 0);
  const chain = editor.chain().focus();
  const isText = doc.nodeAt(end)?.isTextblock === true;
  const placed = isText ? chain : chain.insertContentAt(end, { type: 'paragraph' });
  return placed
    .setTextSelection(end + 1)
    .scrollIntoView()
    .run();
}
