import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button';
import { LazyBoundary, lazyPart } from '../ui/lazy-boundary';
import styles from './assistant.module.css';
import { ASSISTANT_ID, useAssistant } from './assistant-state';

/** The conversation's code comes when the assistant is first opened. */
const panel = lazyPart(() => import('../areas/chat/assistant-panel'));

/** Below this width the assistant covers the page. */
const BESIDE = '(min-width: 768px)';

interface AssistantProps {
  /** A menu stands at the page's other side, so that there is less room. */
  isBesideMenu: boolean;
}

/** The assistant beside the page, which stays usable; on a phone in its place. */
export function Assistant({ isBesideMenu }: AssistantProps) {
  const { isOpen, close, giveFocusBack, wasOpened } = useAssistant();
  useClosedByLinks(isOpen, close);
  useFocusAfter(isOpen, giveFocusBack);
  if (!isOpen) return null;
  return (
    <aside
      id={ASSISTANT_ID}
      className={styles.panel}
      aria-label="Asisten Belajar"
      data-beside-menu={isBesideMenu || undefined}
    >
      <LazyBoundary
        part={panel}
        waiting={<div className={styles.waiting} aria-busy="true" />}
        failed={(retry) => (
          <div className={styles.failed} role="status">
            <p>Asisten belum bisa dimuat. Periksa koneksi internetmu.</p>
            <Button onClick={retry}>Coba lagi</Button>
            <Button variant="ghost" onClick={close}>
              Tutup
            </Button>
          </div>
        )}
      >
        {(Panel) => <Panel onClose={close} takesFocus={wasOpened()} />}
      </LazyBoundary>
    </aside>
  );
}

/** Whether the assistant stands in the page's place, which is out of reach then. */
export function useIsCovered(): boolean {
  const { isOpen } = useAssistant();
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    const beside = window.matchMedia(BESIDE);
    const look = () => setIsNarrow(!beside.matches);
    look();
    beside.addEventListener('change', look);
    return () => beside.removeEventListener('change', look);
  }, []);
  return isOpen && isNarrow;
}

/** Once it is closed, and the page is within reach again, focus is given back. */
function useFocusAfter(isOpen: boolean, giveFocusBack: () => void) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) giveFocusBack();
    wasOpen.current = isOpen;
  }, [isOpen, giveFocusBack]);
}

/** Where it covers the page, going to another one shows that. */
function useClosedByLinks(isOpen: boolean, close: () => void) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (!isOpen && openedAt !== key) setOpenedAt(key);
  useEffect(() => {
    if (isOpen && openedAt !== key && !window.matchMedia(BESIDE).matches) close();
  }, [isOpen, openedAt, key, close]);
}
