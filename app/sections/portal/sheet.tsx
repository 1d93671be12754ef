import type { ReactNode } from 'react';
import { useBoot } from '../../core/app-context';
import { Logo } from '../../shell/logo';
import { Card } from '../../ui/card';
import styles from './sheet.module.css';

interface SheetProps {
  /** In large letters: "Lunas". */
  state: string;
  /** What the sheet proves, or does not. */
  note: string;
  children: ReactNode;
}

/** A sheet under the brand's letterhead, for the screen and for paper. */
export function Sheet({ state, note, children }: SheetProps) {
  const { tenant } = useBoot();
  return (
    <Card className={styles.sheet ?? ''}>
      <header className={styles.head}>
        <Logo />
        <p>
          {tenant.name}
          <br />
          {tenant.domain}
        </p>
      </header>
      <p className={styles.state}>{state}</p>
      {children}
      <p className={styles.note}>{note}</p>
    </Card>
  );
}
