import { type ReactNode, useRef, useState } from 'react';
import type { Failed } from '../../api/answer';
import type { Write } from '../../api/call';
import { useApp } from '../../core/app-context';
import { changedElsewhere } from '../../data/send-write';
import { Failure } from '../../sections/forms/failure';
import { failureText } from '../../sections/forms/failure-text';
import { Confirm } from '../../ui/late/confirm';
import { UndoNotice } from '../../ui/late/undo-notice';

export interface Removal {
  /** What is removed, by its name. */
  title: string;
  /** What removing it means. */
  what: string;
  remove: Write<unknown>;
  restore: Write<unknown>;
  /** How it is asked and told, where it is not a deletion. */
  words?: RemovalWords;
  /** What has to come about first; gives why it has not, or nothing. */
  before?: () => Promise<string>;
  /** Once it is taken back, or has been refused. */
  undone?: () => void;
}

interface RemovalWords {
  ask: string;
  yes: string;
  /** After the name: "dihapus". */
  done: string;
}

const DELETION: RemovalWords = { ask: 'Hapus?', yes: 'Ya, hapus', done: 'dihapus' };

interface RemovalNotice {
  tone: 'success' | 'danger';
  text: string;
  /** Takes the removal back. */
  undo?: () => void;
}

interface More {
  before?: (() => Promise<string>) | undefined;
  after?: () => void;
  /** Where the platform has clearly not done it. */
  refused?: (() => void) | undefined;
  /** Tries what has failed once more. */
  again?: () => void;
}

/** Whether what was to be removed is surely there still; where nobody knows, or it is gone, it is not. */
function leavesAsIs({ code }: Failed<unknown>): boolean {
  return [400, 401, 403, 422, 429, 503].includes(code);
}

interface RemovalParts {
  /** What has become of the last removal, with the way back. */
  notice: ReactNode;
  /** Asks once more before anything is removed. */
  dialog(asked: object | null, onClose: () => void, removal: Removal): ReactNode;
}

/**
 * Removes things of a list with a second look before and an undo after.
 */
export function useRemoval(): RemovalParts {
  const { send, cache } = useApp();
  const [told, tell] = useState<RemovalNotice | null>(null);
  // No state: the way back is pressed in the rendering that told of the removal, however often.
  const isSending = useRef(false);

  /** Sends, and tells what came of it. */
  const run = async (call: Write<unknown>, done: RemovalNotice, more: More = {}) => {
    const { before, after, refused, again } = more;
    if (isSending.current) return;
    isSending.current = true;
    const problem = (await before?.()) ?? '';
    if (problem !== '') {
      isSending.current = false;
      tell({ tone: 'danger', text: problem });
      return;
    }
    const answer = await send(call).catch(() => null);
    isSending.current = false;
    if (answer?.status) {
      after?.();
      tell(done);
      return;
    }
    if (answer && leavesAsIs(answer)) refused?.();
    const text = failureText(answer);
    tell({ tone: 'danger', text, ...(again && { undo: again }) });
    // What is refused may have gone already.
    changedElsewhere(cache, call);
  };
  const remove = (removal: Removal) => {
    const { title, remove: call, restore, words = DELETION, before, undone: after } = removal;
    const undo = () =>
      void run(
        restore,
        { tone: 'success', text: `"${title}" dikembalikan.` },
        { again: undo, ...(after && { after }) },
      );
    const done: RemovalNotice = { tone: 'success', text: `"${title}" ${words.done}.`, undo };
    return run(call, done, { before, refused: after });
  };

  return {
    notice: told && (
      <UndoNotice key={told.text} tone={told.tone} onUndo={told.undo}>
        <Failure text={told.text} />
      </UndoNotice>
    ),
    dialog: (asked, onClose, removal) => (
      <Confirm
        open={asked !== null}
        title={(removal.words ?? DELETION).ask}
        yes={(removal.words ?? DELETION).yes}
        onYes={() => {
          onClose();
          void remove(removal);
        }}
        onClose={onClose}
      >
        <p>
          <strong>{removal.title}</strong>
        </p>
        <p>{removal.what} Setelah itu kamu masih bisa mengurungkannya.</p>
      </Confirm>
    ),
  };
}
