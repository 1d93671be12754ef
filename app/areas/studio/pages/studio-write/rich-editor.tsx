/** The rich-text editor: what the public page shows of a text, and nothing else. */
import { Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { EditorTools } from './editor-tools';
import { pictureNode, videoNode } from './figure-nodes';
import { insertPicture, insertVideo, picturesIn } from './figures';
import { KEPT_MARKS } from './kept-marks';
import { KEPT_PARTS, unboxed } from './kept-parts';
import { lostParts } from './lost-parts';
import { readPasted } from './pasted';
import { plainTable } from './plain-table';
import styles from './rich-editor.module.css';
import { tableKeys } from './table-keys';
import { usePictureFiles } from './use-picture-files';

interface RichEditorProps {
  /** HTML the editor begins with. */
  initial: string;
  labelledBy: string;
  describedBy: string | undefined;
  onChange: (html: string) => void;
  /** Told what of the text would be lost with the first change. */
  onLoss: (parts: readonly string[]) => void;
  /** Told whether pictures are on their way that the text is to have. */
  onBusy: (isBusy: boolean) => void;
}

export default function RichEditor(props: RichEditorProps) {
  const { initial, labelledBy, describedBy, onChange, onLoss, onBusy } = props;
  const place = useRef<HTMLDivElement>(null);
  const change = useRef(onChange);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [lostPictures, setLostPictures] = useState(0);
  const files = usePictureFiles((picture) => editor && insertPicture(editor, picture));
  const add = useRef(files.add);
  const isBusy = files.progress !== '';
  const busy = useRef(onBusy);
  useEffect(() => {
    add.current = files.add;
    busy.current = onBusy;
  });
  useEffect(() => {
    busy.current(isBusy);
    return () => busy.current(false);
  }, [isBusy]);
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
        pictureNode,
        videoNode,
        ...KEPT_PARTS,
        ...KEPT_MARKS,
        StarterKit.configure({
          // What the toolbar does not offer stays in texts that have it.
          heading: { levels: [1, 2, 3, 4, 5, 6] },
          // It would change a text that nobody has touched.
          trailingNode: false,
          link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
        }),
        TableKit.configure({ table: false }),
        plainTable,
        tableKeys,
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
        transformPastedHTML: (html) => {
          const pasted = readPasted(html);
          setLostPictures(pasted.lostPictures);
          return pasted.html;
        },
        handlePaste: (_view, { clipboardData }) => {
          const pictures = picturesIn(clipboardData);
          add.current(pictures);
          if (pictures.length > 0) return true;
          const text = clipboardData?.getData('text/plain') ?? '';
          return editor?.state.selection.empty ? insertVideo(editor, text) : false;
        },
        handleDrop: (view, event) => {
          const pictures = picturesIn(event.dataTransfer);
          if (pictures.length === 0 || editor === null) return false;
          event.preventDefault();
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place) editor.commands.setTextSelection(place.pos);
          add.current(pictures);
          return true;
        },
      },
    });
  }, [editor, labelledBy, describedBy]);
  return (
    <div className={styles.editor}>
      {editor && <EditorTools editor={editor} files={files} lostPictures={lostPictures} />}
      <div ref={place} className={styles.place} />
    </div>
  );
}

/** The text as HTML; nothing where it is empty. */
function textOf(editor: Editor): string {
  return editor.isEmpty ? '' : unboxed(editor.getHTML());
}
