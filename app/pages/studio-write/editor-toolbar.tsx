import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Input } from '../../ui/input';
import styles from './editor-toolbar.module.css';

interface Tool {
  readonly label: string;
  /** What is drawn on the button. */
  readonly sign: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const never = () => false;

const tools: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Judul bagian',
      sign: 'H2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Judul kecil',
      sign: 'H3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      label: 'Tebal',
      sign: 'B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'Miring',
      sign: 'I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: 'Coret',
      sign: 'S',
      isOn: (editor) => editor.isActive('strike'),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
    {
      label: 'Kode',
      sign: '<>',
      isOn: (editor) => editor.isActive('code'),
      run: (editor) => editor.chain().focus().toggleCode().run(),
    },
  ],
  [
    {
      label: 'Daftar',
      sign: '•',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Daftar bernomor',
      sign: '1.',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Kutipan',
      sign: '“',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: 'Blok kode',
      sign: '{ }',
      isOn: (editor) => editor.isActive('codeBlock'),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    {
      label: 'Tabel',
      sign: '▦',
      isOn: (editor) => editor.isActive('table'),
      run: (editor) =>
        editor.isActive('table')
          ? editor.chain().focus().deleteTable().run()
          : editor.chain().focus().insertTable({ rows: 3, cols: 3 }).run(),
    },
  ],
  [
    {
      label: 'Urungkan',
      sign: '↶',
      isOn: never,
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: 'Ulangi',
      sign: '↷',
      isOn: never,
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

/** What can be done with the text that is selected. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const isLink = editor.isActive('link');
  return (
    <>
      <div role="toolbar" aria-label="Bentuk tulisan" className={styles.bar}>
        {tools.map((group) => (
          <div key={group[0]?.label} className={styles.group}>
            {group.map(({ label, sign, isOn, run }) => (
              <button
                key={label}
                type="button"
                className={styles.tool}
                aria-label={label}
                title={label}
                aria-pressed={isOn === never ? undefined : isOn(editor)}
                data-sign={sign}
                onClick={() => run(editor)}
              />
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
          Tautan
        </button>
      </div>
      {isLinking && <LinkEditor editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

const ALLOWED = /^(https?:\/\/|mailto:|tel:|\/)\S+$/;

/** The address that the selected words lead to. */
function LinkEditor({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const now: unknown = editor.getAttributes('link').href;
  const [href, setHref] = useState(typeof now === 'string' ? now : '');
  const [isWrong, setWrong] = useState(false);
  const put = () => {
    if (!ALLOWED.test(href)) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onDone();
  };
  return (
    <div className={styles.link}>
      <Input
        aria-label="Alamat tautan"
        type="url"
        value={href}
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would send the whole post.
          event.preventDefault();
          put();
        }}
      />
      <Button size="small" onClick={put}>
        Pasang
      </Button>
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run();
          onDone();
        }}
      >
        Lepas
      </Button>
      {isWrong && <p role="alert">Tulis alamat lengkap, diawali https:// atau /.</p>}
    </div>
  );
}
