import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useFrame } from '../features/portal/use-frame';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineNotice } from './offline-notice';
import styles from './shell.module.css';
import { CONTENT_ID, SkipLink } from './skip-link';

/**
 * What stands round every page: skip link, offline notice, and either header and footer or, for who
 * is signed in, the portal's frame.
 */
export default function Shell() {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  const Frame = useFrame();
  const main = (
    <main id={CONTENT_ID} ref={content} tabIndex={-1} className={styles.content}>
      <Outlet />
    </main>
  );
  return (
    <>
      <SkipLink />
      {Frame === 'site' && <Header />}
      {typeof Frame === 'string' ? main : <Frame>{main}</Frame>}
      {Frame === 'site' && <Footer />}
      <OfflineNotice />
    </>
  );
}

/**
 * After a navigation the new page's content takes focus, as it would after a document load: keyboard
 * and screen-reader users would otherwise stay on a link that may be gone. Not on the first page,
 * not when only the query changes, and not when a fragment names its own place.
 */
function useFocusOnNavigation(content: { current: HTMLElement | null }) {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash === '') content.current?.focus({ preventScroll: true });
  }, [pathname, hash, content]);
}
