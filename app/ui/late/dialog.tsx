import { type ReactNode, useId, useRef } from 'react';
import { useIsHydrated } from '../../core/hydration/live';
import { Icon } from '../icon';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** Covers the whole page, and stays until one of its own buttons has been pressed. */
  isCover?: boolean;
};

/** A modal window on the platform's own dialog: focus is kept inside and Escape closes it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, isCover = false } = props;
  const ref = useModal(open);
  // Where a press began: a selection that is dragged out of the panel ends on the backdrop.
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();
  const isPlain = !useIsHydrated() && open;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes a dialog on Escape by itself; the press on the backdrop only adds to it.
    <dialog
      ref={ref}
      // One that comes open with the document is there without scripts; modal it is with them.
      open={isPlain}
      data-plain={isPlain || undefined}
      className={styles.dialog}
      data-cover={isCover || undefined}
      aria-labelledby={titleId}
      // A dialog inside this one closes too, and React passes its event up.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        // A second Escape closes whatever the first one was told.
        if (isCover) currentTarget.showModal();
        else onClose();
      }}
      onCancel={(event) => isCover && event.preventDefault()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        const isBackdrop = target === currentTarget && pressed.current === currentTarget;
        if (isBackdrop && !isCover) currentTarget.close();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {!isCover && (
            <form method="dialog">
              <button type="submit" className={styles.close} aria-label="Tutup">
                <Icon name="close" />
              </button>
            </form>
          )}
        </div>
        {open && <div className={styles.body}>{children}</div>}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
