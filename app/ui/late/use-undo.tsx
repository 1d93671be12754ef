import { type ReactNode, useRef, useState } from 'react';
import { UndoNotice } from './undo-notice';

interface Removed {
  /** What was taken away, by its name. */
  readonly what: string;
  readonly undo: () => void;
}

interface Undo {
  /** What was removed last, with the way back; stands where it stays when a list is empty. */
  readonly notice: ReactNode;
  /** Tells that something was removed, and how to take that back. */
  tell(what: string, undo: () => void): void;
}

/** Removals of what this browser keeps, each of which can be taken back, the last one first. */
export function useUndo(): Undo {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [back, setBack] = useState('');
  // No state: the way back is pressed in the rendering that told of the removal, however often.
  const undone = useRef(new Set<Removed>());
  const last = removed.at(-1);
  const undo =
    last &&
    (() => {
      if (undone.current.has(last)) return;
      undone.current.add(last);
      last.undo();
      setRemoved((all) => all.filter((one) => one !== last));
      setBack(last.what);
    });
  const texts = [
    back && `"${back}" dikembalikan.`,
    last && `"${last.what}" dihapus dari daftar ini.`,
  ].filter(Boolean);
  return {
    notice: texts.length > 0 && (
      <UndoNotice key={`${removed.length} ${texts.join()}`} tone="success" onUndo={undo}>
        {texts.join(' ')}
      </UndoNotice>
    ),
    tell(what, undo) {
      setBack('');
      setRemoved((all) => [...all, { what, undo }]);
    },
  };
}
