import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineNotice } from './offline-notice';
import styles from './shell.module.css';
import { CONTENT_ID, SkipLink } from './skip-link';

/** The frame round every page: skip link, header, the page, footer, offline notice. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      <OfflineNotice />
    </>
  );
}
