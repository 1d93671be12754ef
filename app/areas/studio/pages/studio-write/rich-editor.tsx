/** The rich-text editor: what the public page shows of a text, and nothing else. */
import { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { EditorTools } from './editor-tools';
import { EXTENSIONS } from './extensions';
import { filesIn, insertPicture, insertVideo, picturesIn } from './figures';
import { unboxed } from './kept-parts';
import { lostParts } from './lost-parts';
import { type Pasted, readPasted } from './pasted';
import { NOTHING } from './pasted-parts';
import styles from './rich-editor.module.css';
import { usePictureFiles } from './use-picture-files';
import { dropWaiting, fillWaiting, waitsFor } from './waiting-picture';

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

/** What the bars above and below take of the screen, in px: the line that is written in stays between them. */
const BARS = { top: 190, right: 0, bottom: 100, left: 0 };

/** Pictures that were pasted: how many so far, and those whose place the text has had. */
interface PlacedFiles {
  count: number;
  readonly files: Set<File>;
}

export default function RichEditor(props: RichEditorProps) {
  const { initial, labelledBy, describedBy, onChange, onLoss, onBusy } = props;
  const place = useRef<HTMLDivElement>(null);
  const change = useRef(onChange);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const pasted = useRef<Pasted | null>(null);
  const [left, setLeft] = useState(NOTHING);
  const placed = useRef<PlacedFiles>({ count: 0, files: new Set() });
  const files = usePictureFiles({
    onSent(picture, file) {
      if (editor === null || fillWaiting(editor, file.name, picture)) return;
      // The writer has taken its place out meanwhile.
      if (!placed.current.files.has(file)) insertPicture(editor, picture);
    },
    onFailed: (file) => editor && dropWaiting(editor, file.name),
  });
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
      extensions: EXTENSIONS,
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
    /** Sends the pictures that have come, as files or within the HTML, and tells what has not. */
    const take = (files: readonly File[]) => {
      const read = files.length > 0 ? NOTHING : (pasted.current ?? NOTHING);
      pasted.current = null;
      setLeft(read);
      add.current(files.length > 0 ? files : read.pictures);
      // Once what was pasted is in the text.
      queueMicrotask(() => {
        const inText = read.pictures.filter(({ name }) => editor && waitsFor(editor, name));
        for (const file of inText) placed.current.files.add(file);
      });
    };
    editor?.setOptions({
      editorProps: {
        scrollThreshold: BARS,
        scrollMargin: BARS,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
        },
        transformPastedHTML: (html) => {
          pasted.current = readPasted(html, placed.current.count);
          placed.current.count += pasted.current.pictures.length;
          return pasted.current.html;
        },
        handlePaste: (_view, { clipboardData }) => {
          const pictures = picturesIn(clipboardData);
          take(pictures);
          if (pictures.length > 0) return true;
          const text = clipboardData?.getData('text/plain') ?? '';
          return editor?.state.selection.empty ? insertVideo(editor, text) : false;
        },
        // Before the editor asks where it was dropped: a file that it takes no care of would be opened.
        handleDOMEvents: {
          drop: (view, event) => {
            const { dataTransfer, clientX: left, clientY: top } = event;
            const dropped = filesIn(dataTransfer);
            if (dropped.length === 0 || editor === null) return false;
            event.preventDefault();
            const place = view.posAtCoords({ left, top });
            if (place) editor.commands.setTextSelection(place.pos);
            take(dropped);
            return true;
          },
        },
        handleDrop: () => {
          take([]);
          return false;
        },
      },
    });
  }, [editor, labelledBy, describedBy]);
  return (
    <div className={styles.editor}>
      {editor && <EditorTools editor={editor} files={files} left={left} />}
      <div ref={place} className={styles.place} />
    </div>
  );
}

/** The text as HTML; nothing where it is empty. */
function textOf(editor: Editor): string {
  return editor.isEmpty ? '' : unboxed(editor.getHTML());
}
