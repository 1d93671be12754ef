import { type ReactNode, useId } from 'react';
import { useIsLive } from '../live';
import styles from './dialog.module.css';
import { Icon } from './icon';
import { useModal } from './use-modal';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
};

/** A modal window on the platform's own dialog: focus is kept inside and Escape closes it. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const ref = useModal(open);
  const titleId = useId();
  const isLive = useIsLive();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes a dialog on Escape by itself; the press on the backdrop only adds to it.
    <dialog
      ref={ref}
      // One that comes open with the document is there without scripts; modal it is with them.
      open={open && !isLive}
      className={styles.dialog}
      aria-labelledby={titleId}
      // A dialog inside this one closes too, and React passes its event up.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={styles.close} aria-label="Tutup">
              <Icon name="close" />
            </button>
          </form>
        </header>
        {open && <div className={styles.body}>{children}</div>}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
