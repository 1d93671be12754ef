import type { ReactNode } from 'react';
import type { App } from '../core/app';
import { useBoot } from '../core/app-context';
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
  const { tenant, look } = useBoot();
  const own = useOwnWords()?.repair;
  return (
    <main className={styles.maintenance}>
      <Absence className={styles.curtain} />
      <div className={styles.notice}>
        <Logo />
        <h1 className={own ? styles.status : styles.title}>Website Sedang Dalam Perbaikan</h1>
        {own && <p className={styles.own}>{own}</p>}
        <p>Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!</p>
        <div className={styles.waysOn}>
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page's own, and needs no script. */}
          <a href="" className={styles.back}>
            Coba lagi
          </a>
          {look.address && <a href={`mailto:halo@${tenant.domain}`}>halo@{tenant.domain}</a>}
        </div>
      </div>
    </main>
  );
}
