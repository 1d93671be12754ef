import type { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { filesIn, insertVideo, picturesIn } from './figures';
import { readPasted } from './pasted';
import { NOTHING, type PastedParts } from './pasted-parts';

/**
 * What the editor's view does with what is pasted and dropped. `take` is given the files of it, as they are or
 * within its HTML, and what has not come along; what was pasted is in the text a microtask later.
 */
export function pasteRules(
  editor: Editor,
  take: (files: readonly File[], read: PastedParts) => void,
): EditorProps {
  let pasted = NOTHING;
  let count = 0;
  const taken = (files: readonly File[]) => {
    const read = files.length > 0 ? NOTHING : pasted;
    pasted = NOTHING;
    take(files.length > 0 ? files : read.pictures, read);
  };
  return {
    transformPastedHTML(written) {
      const { html, ...parts } = readPasted(written, count);
      count += parts.pictures.length;
      pasted = parts;
      return html;
    },
    handlePaste(_view, { clipboardData }) {
      const pictures = picturesIn(clipboardData);
      taken(pictures);
      if (pictures.length > 0) return true;
      const text = clipboardData?.getData('text/plain') ?? '';
      return editor.state.selection.empty && insertVideo(editor, text);
    },
    // Before the editor asks where it was dropped: a file that it takes no care of would be opened.
    handleDOMEvents: {
      drop(view, event) {
        const { dataTransfer, clientX: left, clientY: top } = event;
        const dropped = filesIn(dataTransfer);
        if (dropped.length === 0) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left, top });
        if (place) editor.commands.setTextSelection(place.pos);
        taken(dropped);
        return true;
      },
    },
    handleDrop() {
      taken([]);
      return false;
    },
  };
}
