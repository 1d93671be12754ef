import type { ChainedCommands, Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';

/**
 * A chain of commands that is undone by itself. Changes that follow each other within half a second are
 * otherwise one step of the history, which is right for letters and wrong for presses of buttons.
 */
export function ownStep(editor: Editor): ChainedCommands {
  return editor.chain().command(({ tr }) => {
    closeHistory(tr);
    return true;
  });
}
