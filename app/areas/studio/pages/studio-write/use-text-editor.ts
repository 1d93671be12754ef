import type { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { EXTENSIONS } from './extensions';
import { unboxed } from './kept-parts';
import { lostParts } from './lost-parts';

export interface TextEditorOptions {
  /** HTML the editor begins with. */
  readonly initial: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly onChange: (html: string) => void;
  /** Told what of the text would be lost with the first change. */
  readonly onLoss: (parts: readonly string[]) => void;
}

/** What the bars above and below take of the screen, in px: the line that is written in stays between them. */
const BARS = { top: 190, right: 0, bottom: 100, left: 0 };

/** The editor of a text; null until the component is mounted. Its text is its own from there on. */
export function useTextEditor(options: TextEditorOptions): Editor | null {
  const { labelledBy, describedBy, onChange, onLoss } = options;
  const [stored] = useState(options.initial);
  const begun = useRef('');
  const editor = useEditor({
    // React may render and never show it, and then nobody would end an editor made while it rendered.
    immediatelyRender: false,
    // The document's policy allows no style element of a script.
    injectCSS: false,
    extensions: EXTENSIONS,
    content: stored,
    // Back where it began, it is what was stored again, to the letter.
    onUpdate: ({ editor: now }) => {
      const html = textOf(now);
      onChange(html === begun.current ? stored : html);
    },
  });
  useEffect(() => {
    if (editor === null) return;
    begun.current = textOf(editor);
    const lost = lostParts(stored, begun.current);
    if (lost.length > 0) onLoss(lost);
  }, [editor, stored, onLoss]);
  useEffect(() => {
    if (editor === null) return;
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
    };
    addProps(editor, { scrollThreshold: BARS, scrollMargin: BARS, attributes });
  }, [editor, labelledBy, describedBy]);
  return editor;
}

/** Sets props of the editor's view beside those that it has. */
export function addProps(editor: Editor, props: EditorProps): void {
  editor.setOptions({ editorProps: { ...editor.options.editorProps, ...props } });
}

/** The text as HTML; nothing where it is empty. */
function textOf(editor: Editor): string {
  return editor.isEmpty ? '' : unboxed(editor.getHTML());
}
