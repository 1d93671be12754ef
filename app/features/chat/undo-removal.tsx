// Never rendered at the edge: conversations are kept in the browser.
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import styles from './chat-view.module.css';
import type { HistoryEntry } from './history';
import { nameOf } from './history-days';

type UndoProps = {
  removed: HistoryEntry;
  /** It was removed by the list that this stands in: what had the focus is gone. */
  takesFocus: boolean;
  onUndo: () => void;
  /** Gives the focus to what stays when this goes. */
  onGone: () => void;
};

/** What was removed last, and the way back, where it was removed. */
export function UndoRemoval({ removed, takesFocus, onUndo, onGone }: UndoProps) {
  const box = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useLayoutEffect(() => {
    const element = box.current;
    if (takesFocus) element?.querySelector('button')?.focus();
    return () => {
      if (element?.contains(document.activeElement)) gone.current();
    };
  }, [takesFocus]);
  return (
    <div ref={box}>
      <Notice>
        <span className={styles.undo}>
          <span>“{nameOf(removed)}” dihapus.</span>
          <Button size="small" variant="ghost" onClick={onUndo}>
            Urungkan
          </Button>
        </span>
      </Notice>
    </div>
  );
}
