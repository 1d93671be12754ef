import { useState } from 'react';
import { type ClassItem, listClasses } from '../../api/class';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { useClassPath } from '../../sections/classes/class-path';
import { totalPrice } from '../../sections/classes/class-prices';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Checkbox, toggled } from '../../ui/choice';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatPrice } from '../../ui/format';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import styles from './receipt.module.css';

/** The classes as a receipt: what is struck off costs nothing. */
export function Receipt() {
  const classes = useCall(listClasses());
  return (
    <Section labelledBy="struk">
      <div className={styles.columns}>
        <div>
          <h2 id="struk">Berapa kalau ikut semuanya?</h2>
          <p className={styles.lead}>
            Coret yang tidak kamu perlukan. Yang nilainya sudah aman di garis try-out di atas
            biasanya yang pertama dicoret.
          </p>
        </div>
        <QueryBoundary
          reading={classes}
          label="Memuat kelas"
          skeleton={<Skeleton height="26rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title="Kelas berikutnya sedang disusun" />}
        >
          {({ items }) => <Slip classes={items.filter(({ isEnded }) => !isEnded)} />}
        </QueryBoundary>
      </div>
      <ScriptNote />
    </Section>
  );
}

function Slip({ classes }: { classes: readonly ClassItem[] }) {
  const [struck, setStruck] = useState<ReadonlySet<string>>(new Set());
  const pathOf = useClassPath();
  const has = usePageSet();
  const taken = classes.filter(({ slug }) => !struck.has(slug));
  const toggle = (slug: string) => setStruck((before) => toggled(before, slug));
  return (
    <div className={styles.slip}>
      <ul>
        {classes.map((item) => (
          <li key={item.id} className={styles.row}>
            <Checkbox
              aria-label={`Ikut ${item.name}`}
              checked={!struck.has(item.slug)}
              onChange={() => toggle(item.slug)}
              className={styles.box}
            />
            <AppLink to={pathOf(item)}>{item.name}</AppLink>
            <span>{formatPrice(item.price)}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.total}>
        <span>{taken.length} kelas</span>
        <span>{formatPrice(totalPrice(taken))}</span>
      </p>
      {has('class') && (
        <ButtonLink to={pagePath('class')} block size="large">
          Pilih malam belajarmu
        </ButtonLink>
      )}
    </div>
  );
}
