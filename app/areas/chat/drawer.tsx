import type { ReactNode } from 'react';
import { useModal } from '../../ui/late/use-modal';
import { ChatIcon } from './chat-icon';
import styles from './drawer.module.css';

type DrawerProps = { open: boolean; onClose: () => void; label: string; children: ReactNode };

/** A sheet from the left on the platform's own dialog: focus stays inside, Escape closes it. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const ref = useModal(open);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes a dialog on Escape by itself; the press on the backdrop only adds to it.
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={label}
      // React passes the close of a dialog inside this one on as if it bubbled.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.panel}>
        <button type="button" className={styles.close} aria-label="Tutup" onClick={onClose}>
          <ChatIcon name="panel-close" size={22} />
        </button>
        {open && children}
      </div>
    </dialog>
  );
}
