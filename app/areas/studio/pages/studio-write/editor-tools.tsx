import type { Editor } from '@tiptap/core';
import { type EditorStateSnapshot, useEditorState } from '@tiptap/react';
import { memo, useState } from 'react';
import { Failure } from '../../../../sections/forms/failure';
import { Button } from '../../../../ui/button';
import { EditorToolbar } from './editor-toolbar';
import { FigurePanel } from './figure-panel';
import styles from './figure-panel.module.css';
import { selectedFigure, wordlessPictures } from './figures';
import { InsertTools, VideoEditor } from './insert-tools';
import type { PastedParts } from './pasted-parts';
import { TABLE_KEYS_NOTE } from './table-keys';
import type { PictureFiles } from './use-picture-files';

interface EditorToolsProps {
  editor: Editor;
  files: PictureFiles;
  /** What did not come along with what was pasted last. */
  left: PastedParts;
}

/** What of the editor's state stands above the text. */
function shownOf({ editor }: EditorStateSnapshot<Editor>) {
  const figure = selectedFigure(editor);
  const wordless = wordlessPictures(editor).filter((at) => at !== figure?.at);
  return { figure, wordless, isInTable: editor.isActive('table') };
}

/**
 * All that stands above the text: its buttons, what is said of the figure in hand, and what is amiss. The form
 * round it is drawn with each letter, and this only where what it shows has changed.
 */
export const EditorTools = memo(({ editor, files, left }: EditorToolsProps) => {
  const [isVideo, setVideo] = useState(false);
  // The picture whose words were asked for, by its place.
  const [asked, setAsked] = useState<number | null>(null);
  const { figure, wordless, isInTable } = useEditorState({ editor, selector: shownOf });
  return (
    <>
      <EditorToolbar editor={editor}>
        <InsertTools onFiles={files.add} isVideoOpen={isVideo} onVideo={() => setVideo(!isVideo)} />
      </EditorToolbar>
      {isVideo && <VideoEditor editor={editor} onDone={() => setVideo(false)} />}
      {figure && (
        <FigurePanel
          key={`${figure.kind} ${figure.at}`}
          editor={editor}
          figure={figure}
          takesFocus={asked === figure.at}
        />
      )}
      <div className={styles.told} hidden={!isInTable && !isTold({ files, left, wordless })}>
        <p role="status">{files.progress}</p>
        <p role="status">{isInTable && TABLE_KEYS_NOTE}</p>
        {files.problems.map((problem) => (
          <p key={problem} role="alert">
            <Failure text={problem} />
          </p>
        ))}
        <p role="status">{leftText(left)}</p>
        {wordless.length > 0 && (
          <p>
            {wordless.length} gambar belum punya teks alternatif.{' '}
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                const [first = 0] = wordless;
                setAsked(first);
                editor.commands.setNodeSelection(first);
              }}
            >
              Isi sekarang
            </Button>
          </p>
        )}
      </div>
    </>
  );
});

interface Told extends Omit<EditorToolsProps, 'editor'> {
  wordless: readonly number[];
}

function isTold({ files, left, wordless }: Told): boolean {
  const { progress, problems } = files;
  return progress !== '' || leftText(left) !== '' || problems.length + wordless.length > 0;
}

/** What did not come along, and what to do about it; empty where all did. */
function leftText({ lostPictures, lostParts }: PastedParts): string {
  const pictures =
    lostPictures > 0
      ? `${lostPictures} gambar dari tempelan tidak ikut: simpan gambarnya, lalu masukkan lewat tombol Gambar. `
      : '';
  const parts =
    lostParts > 0
      ? `${lostParts} bagian dari tempelan (sematan, pemutar, atau formulir) tidak bisa ditampilkan, jadi tidak ikut.`
      : '';
  return (pictures + parts).trim();
}
