/** The rich-text editor: what the public page shows of a text, and nothing else. */
import { Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { EditorToolbar } from './editor-toolbar';
import { KEPT_PARTS, unboxed } from './kept-parts';
import { lostParts } from './lost-parts';
import styles from './rich-editor.module.css';

interface RichEditorProps {
  /** HTML the editor begins with. */
  initial: string;
  labelledBy: string;
  describedBy: string | undefined;
  onChange: (html: string) => void;
  /** Told what of the text would be lost with the first change. */
  onLoss: (parts: readonly string[]) => void;
}

export default function RichEditor(props: RichEditorProps) {
  const { initial, labelledBy, describedBy, onChange, onLoss } = props;
  const place = useRef<HTMLDivElement>(null);
  const change = useRef(onChange);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    change.current = onChange;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor keeps its text by itself.
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      // The document's policy allows no style element of a script.
      injectCSS: false,
      extensions: [
        ...KEPT_PARTS,
        StarterKit.configure({
          // What the toolbar does not offer stays in texts that have it.
          heading: { levels: [1, 2, 3, 4, 5, 6] },
          // It would change a text that nobody has touched.
          trailingNode: false,
          link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
        }),
        TableKit,
      ],
      content: initial,
      onUpdate: ({ editor: now }) => {
        const html = textOf(now);
        // Back where it began, it is what was stored again, to the letter.
        change.current(html === begun ? initial : html);
      },
      onTransaction: redraw,
    });
    const begun = textOf(made);
    const lost = lostParts(initial, begun);
    if (lost.length > 0) onLoss(lost);
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
        },
      },
    });
  }, [editor, labelledBy, describedBy]);
  return (
    <div className={styles.editor}>
      {editor && <EditorToolbar editor={editor} />}
      <div ref={place} className={styles.place} />
    </div>
  );
}

/** The text as HTML; nothing where it is empty. */
function textOf(editor: Editor): string {
  return editor.isEmpty ? '' : unboxed(editor.getHTML());
}
