import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button';
import { Notice } from '../feedback';
import styles from './undo-notice.module.css';

interface UndoNoticeProps {
  tone?: 'info' | 'success' | 'danger';
  /** Takes it back; undefined where there is nothing to take back. */
  onUndo: (() => void) | undefined;
  /** What was done where this stands may take along what had the focus, which then comes here. */
  takesFocus?: boolean;
  /** Gives the focus to what stays when this goes. */
  onGone?: () => void;
  /** What was done. */
  children: ReactNode;
}

/** What was done last, and the way back. */
export function UndoNotice(props: UndoNoticeProps) {
  const { tone = 'info', onUndo, takesFocus = true, onGone, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const hasTaken = useRef(false);
  const gone = useRef(onGone);
  gone.current = onGone;
  // What had the focus may go after this has come, with the list's next answer.
  useLayoutEffect(() => {
    if (!takesFocus || hasTaken.current || document.activeElement !== document.body) return;
    hasTaken.current = true;
    (box.current?.querySelector('button') ?? box.current)?.focus();
  });
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) gone.current?.();
    };
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={tone}>
        <span className={styles.row}>
          <span>{children}</span>
          {onUndo && (
            <Button size="small" variant="ghost" onClick={onUndo}>
              Urungkan
            </Button>
          )}
        </span>
      </Notice>
    </div>
  );
}
