/** The rich-text editor: what the public page shows of a text, and nothing else. */
import { EditorContent } from '@tiptap/react';
import { useEffect } from 'react';
import { EditorTools } from './editor-tools';
import styles from './rich-editor.module.css';
import { usePastedFiles } from './use-pasted-files';
import { type TextEditorOptions, useTextEditor } from './use-text-editor';

interface RichEditorProps extends TextEditorOptions {
  /** Told whether pictures are on their way that the text is to have. */
  onBusy: (isBusy: boolean) => void;
}

export default function RichEditor({ onBusy, ...options }: RichEditorProps) {
  const editor = useTextEditor(options);
  const { files, left } = usePastedFiles(editor);
  const isBusy = files.progress !== '';
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  return (
    <div className={styles.editor}>
      {editor && <EditorTools editor={editor} files={files} left={left} />}
      <EditorContent editor={editor} className={styles.place} />
    </div>
  );
}
