import type { ReactNode } from 'react';
import type { App } from '../core/app';
import { Absence } from '../ui/absence';
import { createOwnWords, useOwnWords } from '../ui/own-words';
import { Logo } from './logo';
import styles from './screen.module.css';

/** The screen once its words are there: it has no boundary of its own that would wait for them. */
export async function maintenanceScreen(app: App): Promise<ReactNode> {
  await app.service(createOwnWords).load();
  return <MaintenanceScreen />;
}

/** Shown instead of everything else while the site setting says maintenance (spec section 2), with the brand's own word. */
export function MaintenanceScreen() {
  const own = useOwnWords()?.repair;
  return (
    <main className={styles.maintenance}>
      <Absence className={styles.curtain} />
      <div className={styles.notice}>
        <Logo />
        <h1 className={styles.title}>Website Sedang Dalam Perbaikan</h1>
        {own && <p>{own}</p>}
        <p>Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!</p>
      </div>
    </main>
  );
}
