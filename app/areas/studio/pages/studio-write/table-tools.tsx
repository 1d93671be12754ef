import type { Editor } from '@tiptap/core';
import { type EditorStateSnapshot, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import styles from './editor-toolbar.module.css';
import { ownStep } from './own-step';
import { TABLE_TOOLS_ID, tableAround } from './table-keys';

interface TableTool {
  readonly label: string;
  /** What stands on the button, beside the name of its group. */
  readonly sign: string;
  readonly run: (editor: Editor) => boolean;
  /** Whether it is on; left out where it is no state. */
  readonly isOn?: (editor: Editor) => boolean;
}

const GROUPS: readonly (readonly [name: string, tools: readonly TableTool[]])[] = [
  [
    'Baris',
    [
      {
        label: 'Tambah baris di atas',
        sign: '+ atas',
        run: (editor) => ownStep(editor).focus().addRowBefore().run(),
      },
      {
        label: 'Tambah baris di bawah',
        sign: '+ bawah',
        run: (editor) => ownStep(editor).focus().addRowAfter().run(),
      },
      {
        label: 'Hapus baris',
        sign: 'Hapus',
        run: (editor) => ownStep(editor).focus().deleteRow().run() || deleteTable(editor),
      },
    ],
  ],
  [
    'Kolom',
    [
      {
        label: 'Tambah kolom di kiri',
        sign: '+ kiri',
        run: (editor) => ownStep(editor).focus().addColumnBefore().run(),
      },
      {
        label: 'Tambah kolom di kanan',
        sign: '+ kanan',
        run: (editor) => ownStep(editor).focus().addColumnAfter().run(),
      },
      {
        label: 'Hapus kolom',
        sign: 'Hapus',
        run: (editor) => ownStep(editor).focus().deleteColumn().run() || deleteTable(editor),
      },
    ],
  ],
  [
    'Tabel',
    [
      {
        label: 'Baris kepala',
        sign: 'Baris kepala',
        run: (editor) => ownStep(editor).focus().toggleHeaderRow().run(),
        isOn: hasHeaderRow,
      },
      {
        label: 'Hapus tabel',
        sign: 'Hapus',
        run: deleteTable,
      },
    ],
  ],
];

/** The labels of the tools that are on. */
const onOf = ({ editor }: EditorStateSnapshot<Editor>) =>
  GROUPS.flatMap(([, tools]) =>
    tools.flatMap(({ label, isOn }) => (isOn?.(editor) ? [label] : [])),
  );

/**
 * Rows and columns of the table that the caret stands in. Alt+F10 in the text leads here and Escape leads
 * back, because Tab goes from cell to cell within a table.
 */
export function TableTools({ editor }: { editor: Editor }) {
  const on = useEditorState({ editor, selector: onOf });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    editor.commands.focus();
  };
  return (
    <div
      id={TABLE_TOOLS_ID}
      role="toolbar"
      aria-label="Baris dan kolom tabel"
      className={styles.bar}
      onKeyDown={leave}
    >
      {GROUPS.map(([name, tools]) => (
        <div key={name} className={styles.group}>
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
          {tools.map(({ label, sign, run, isOn }) => (
            <button
              key={label}
              type="button"
              className={styles.tool}
              aria-label={label}
              title={label}
              aria-pressed={isOn && on.includes(label)}
              onClick={() => run(editor)}
            >
              {sign}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The last row or column goes with its table. */
function deleteTable(editor: Editor): boolean {
  return ownStep(editor).focus().deleteTable().run();
}

function hasHeaderRow(editor: Editor): boolean {
  const cells = tableAround(editor)?.table.firstChild?.children ?? [];
  return cells.length > 0 && cells.every(({ type }) => type.name === 'tableHeader');
}
