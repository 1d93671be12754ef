import { type ReactNode, useRef, useState } from 'react';
import type { Call } from '../../api/call';
import { useApp } from '../../app-context';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/feedback';
import { failureText } from '../forms/failure-text';

interface Removal {
  /** What is removed, by its name. */
  title: string;
  /** What removing it means. */
  what: string;
  remove: Call<unknown>;
  restore: Call<unknown>;
}

interface Told {
  tone: 'success' | 'danger';
  text: string;
  /** Takes the removal back. */
  undo?: () => void;
}

interface RemovalParts {
  /** What has become of the last removal, with the way back. */
  notice: ReactNode;
  /** Asks once more before anything is removed. */
  dialog(asked: object | null, onClose: () => void, removal: Removal): ReactNode;
}

/** Removes things with a second look before and an undo after; `onChanged` asks for the list anew. */
export function useRemoval(onChanged: () => void): RemovalParts {
  const { send } = useApp();
  const [told, tell] = useState<Told | null>(null);
  // No state: the way back is pressed in the rendering that told of the removal, however often.
  const isSending = useRef(false);

  const run = async (call: Call<unknown>, done: Told) => {
    if (isSending.current) return;
    isSending.current = true;
    const answer = await send(call).catch(() => null);
    isSending.current = false;
    if (answer?.status) tell(done);
    else tell({ tone: 'danger', text: failureText(answer, navigator.onLine) });
    onChanged();
  };
  const remove = ({ title, remove: call, restore }: Removal) =>
    run(call, {
      tone: 'success',
      text: `"${title}" dihapus.`,
      undo: () => void run(restore, { tone: 'success', text: `"${title}" dikembalikan.` }),
    });

  return {
    notice: told && (
      <Notice tone={told.tone}>
        <p>{told.text}</p>
        {told.undo && (
          <Button size="small" variant="ghost" onClick={told.undo}>
            Urungkan
          </Button>
        )}
      </Notice>
    ),
    dialog: (asked, onClose, removal) => (
      <Dialog
        open={asked !== null}
        onClose={onClose}
        title="Hapus?"
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Batal
            </Button>
            <Button
              onClick={() => {
                onClose();
                void remove(removal);
              }}
            >
              Ya, hapus
            </Button>
          </>
        }
      >
        <p>
          <strong>{removal.title}</strong>
        </p>
        <p>{removal.what} Setelah dihapus, kamu masih bisa mengurungkannya.</p>
      </Dialog>
    ),
  };
}
