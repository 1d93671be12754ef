import type { Editor } from '@tiptap/core';
import { type EditorStateSnapshot, useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { Glyph } from '../../../../ui/icon';
import styles from './editor-toolbar.module.css';
import { LinkEditor } from './link-editor';
import { ownStep } from './own-step';
import { focusTableTools } from './table-keys';
import { TableTools } from './table-tools';

interface Tool {
  readonly label: string;
  /** What is drawn on the button: letters, or else an icon's path data on a 24 px grid. */
  readonly sign?: string;
  readonly icon?: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const never = () => false;

const LINK =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17';

const tools: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Judul bagian',
      sign: 'H2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (editor) => ownStep(editor).focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Judul kecil',
      sign: 'H3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => ownStep(editor).focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      label: 'Tebal',
      sign: 'B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => ownStep(editor).focus().toggleBold().run(),
    },
    {
      label: 'Miring',
      sign: 'I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => ownStep(editor).focus().toggleItalic().run(),
    },
    {
      label: 'Coret',
      sign: 'S',
      isOn: (editor) => editor.isActive('strike'),
      run: (editor) => ownStep(editor).focus().toggleStrike().run(),
    },
    {
      label: 'Kode',
      icon: 'm8 7-5 5 5 5m8-10 5 5-5 5',
      isOn: (editor) => editor.isActive('code'),
      run: (editor) => ownStep(editor).focus().toggleCode().run(),
    },
  ],
  [
    {
      label: 'Daftar',
      icon: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1m0 5.4v.1m0 5.4v.1',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => ownStep(editor).focus().toggleBulletList().run(),
    },
    {
      label: 'Daftar bernomor',
      icon: 'M10 6.5h10M10 12h10M10 17.5h10M3.5 5.5 5 4.5V9.5M3.5 14.5h2.5l-2.5 4h2.5',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => ownStep(editor).focus().toggleOrderedList().run(),
    },
    {
      label: 'Kutipan',
      icon: 'M10 7C6.5 8 5 10.5 5 14v3h5v-5H6.5M19 7c-3.5 1-5 3.5-5 7v3h5v-5h-3.5',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => ownStep(editor).focus().toggleBlockquote().run(),
    },
    {
      label: 'Blok kode',
      icon: 'M4 4.5h16v15H4zm5.5 4.5L7 12l2.5 3m5-6 2.5 3-2.5 3',
      isOn: (editor) => editor.isActive('codeBlock'),
      run: (editor) => ownStep(editor).focus().toggleCodeBlock().run(),
    },
    {
      label: 'Tabel',
      icon: 'M4 5h16v14H4zm0 5h16M4 14.5h16M10 5v14',
      isOn: never,
      // In a table its own tools stand below.
      run: (editor) =>
        focusTableTools() || ownStep(editor).focus().insertTable({ rows: 3, cols: 3 }).run(),
    },
  ],
  [
    {
      label: 'Urungkan',
      icon: 'M8.5 5 4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H10',
      isOn: never,
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: 'Ulangi',
      icon: 'm15.5 5 4.5 4.5-4.5 4.5M20 9.5H9.5a5 5 0 0 0 0 10H14',
      isOn: never,
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

/** What of the editor's state the bars show. */
const shownOf = ({ editor }: EditorStateSnapshot<Editor>) => ({
  on: tools.flat().flatMap(({ label, isOn }) => (isOn(editor) ? [label] : [])),
  isLink: editor.isActive('link'),
  isInTable: editor.isActive('table'),
});

/** What can be done with the text that is selected; `children` are further buttons. */
export function EditorToolbar({ editor, children }: { editor: Editor; children: ReactNode }) {
  const [isLinking, setLinking] = useState(false);
  const { on, isLink, isInTable } = useEditorState({ editor, selector: shownOf });
  return (
    <div className={styles.bars}>
      <div role="toolbar" aria-label="Bentuk tulisan" className={styles.bar}>
        {tools.map((group) => (
          <div key={group[0]?.label} className={styles.group}>
            {group.map(({ label, sign, icon, isOn, run }) => (
              <button
                key={label}
                type="button"
                className={styles.tool}
                aria-label={label}
                title={label}
                aria-pressed={isOn === never ? undefined : on.includes(label)}
                data-sign={sign}
                onClick={() => run(editor)}
              >
                {icon && <Glyph path={icon} size={20} />}
              </button>
            ))}
          </div>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isLink}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <Glyph path={LINK} size={20} />
          Tautan
        </button>
        {children}
      </div>
      {isInTable && <TableTools editor={editor} />}
      {isLinking && <LinkEditor editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}
