import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useFrame } from '../areas/portal/use-frame';
import { useIsQuiet } from '../router/quiet';
import { Assistant, useIsCovered } from './assistant';
import { Footer } from './footer';
import { Header } from './header';
import { NewsNotice } from './news-notice';
import { OfflineNotice } from './offline-notice';
import { Ending } from './session/ending';
import styles from './shell.module.css';
import { CONTENT_ID, SkipLink } from './skip-link';
import { UnkeptNotice } from './unkept-notice';

/**
 * What stands round every page: skip link, the assistant, offline notice, and either header and
 * footer or, for who is signed in, the portal's frame.
 */
export default function Shell() {
  const content = useRef<HTMLElement>(null);
  const isCovered = useIsCovered();
  useFocusOnNavigation(content);
  const Frame = useFrame();
  const columns = (
    <div className={styles.columns}>
      <main
        id={CONTENT_ID}
        data-page=""
        ref={content}
        tabIndex={-1}
        className={styles.content}
        inert={isCovered}
      >
        <Outlet />
      </main>
      <Assistant isBesideMenu={typeof Frame !== 'string'} />
    </div>
  );
  return (
    <>
      <SkipLink isOutOfReach={isCovered} />
      {typeof Frame === 'string' && Frame !== 'nothing' && (
        <Header isOutOfReach={isCovered} isQuiet={Frame === 'reader'} />
      )}
      {typeof Frame === 'string' ? columns : <Frame isOutOfReach={isCovered}>{columns}</Frame>}
      {Frame === 'site' && <Footer isOutOfReach={isCovered} />}
      <OfflineNotice />
      <NewsNotice />
      <UnkeptNotice />
      <Ending />
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
  const isQuiet = useIsQuiet();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash === '' && !isQuiet) content.current?.focus({ preventScroll: true });
  }, [pathname, hash, isQuiet, content]);
}
