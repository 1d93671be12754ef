import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { insertPicture } from './figures';
import { pasteRules } from './paste-rules';
import { NOTHING, type PastedParts } from './pasted-parts';
import { type PictureFiles, usePictureFiles } from './use-picture-files';
import { addProps } from './use-text-editor';
import { dropWaiting, fillWaiting, waitsFor } from './waiting-picture';

/** What comes into a text by pasting, dropping and choosing files. */
interface PastedFiles {
  readonly files: PictureFiles;
  /** What did not come along with what was pasted last. */
  readonly left: PastedParts;
}

/** Sends the pictures that come into a text, and puts them there once they are stored. */
export function usePastedFiles(editor: Editor | null): PastedFiles {
  const [left, setLeft] = useState(NOTHING);
  /** Pictures whose place the text has had. */
  const placed = useRef(new Set<File>());
  const files = usePictureFiles({
    onSent(picture, file) {
      if (editor === null || fillWaiting(editor, file.name, picture)) return;
      // The writer has taken its place out meanwhile.
      if (!placed.current.has(file)) insertPicture(editor, picture);
    },
    onFailed: (file) => editor && dropWaiting(editor, file.name),
  });
  const add = useEffectEvent(files.add);
  useEffect(() => {
    if (editor === null) return;
    const rules = pasteRules(editor, (pictures, read) => {
      setLeft(read);
      add(pictures);
      // Once what was pasted is in the text.
      queueMicrotask(() => {
        const inText = read.pictures.filter(({ name }) => waitsFor(editor, name));
        for (const file of inText) placed.current.add(file);
      });
    });
    addProps(editor, rules);
  }, [editor]);
  return { files, left };
}
