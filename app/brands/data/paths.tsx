import { useState } from 'react';
import type { ClassItem } from '../../api/class';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { totalPrice } from '../../sections/classes/class-prices';
import { everyClass } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatHours, formatPrice } from '../../ui/format';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import { Slider } from '../rooms/path/slider';
import styles from './paths.module.css';

/** Each programme as one bar of its classes, and how many weeks it takes at the visitor's pace. */
export function Paths() {
  const [pace, setPace] = useState(6);
  return (
    <Section labelledBy="jalur">
      <div className={styles.head}>
        <h2 id="jalur">Tiga jalur, satu penggaris</h2>
        <Slider
          label="Waktu belajarmu sepekan"
          value={pace}
          shown={`${pace} jam`}
          range={{ min: 2, max: 20, step: 1 }}
          onChange={setPace}
        />
      </div>
      <DataBlock
        call={everyClass()}
        label="Mengukur jalur"
        skeleton={<Skeleton height="22rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Penggarisnya menunggu kelas pertama" />}
      >
        {({ items }) => <Bars items={items} pace={pace} />}
      </DataBlock>
      <ScriptNote />
    </Section>
  );
}

function Bars({ items, pace }: { items: readonly ClassItem[]; pace: number }) {
  const has = usePageSet();
  const paths = [...new Set(items.map(({ program }) => program.id))].map((id) => {
    const classes = items.filter(({ program }) => program.id === id);
    return {
      classes,
      program: classes[0]?.program,
      hours: classes.reduce((sum, { durationHours }) => sum + durationHours, 0),
      price: totalPrice(classes),
    };
  });
  const longest = Math.max(1, ...paths.map(({ hours }) => hours));
  return (
    <ol className={styles.paths}>
      {paths.map(({ program, classes, hours, price }) => (
        <li key={program?.id}>
          <h3>
            {program && has('program-detail') ? (
              <AppLink to={pagePath('program-detail', { id: program.id, slug: program.slug })}>
                {program.name}
              </AppLink>
            ) : (
              program?.name
            )}
          </h3>
          <p className={styles.sum}>
            {classes.length} kelas · {formatHours(hours)} · {formatPrice(price)} ·{' '}
            <strong>{Math.ceil(hours / pace)} pekan</strong>
          </p>
          <div
            aria-hidden="true"
            className={styles.bar}
            style={{ inlineSize: `${(hours / longest) * 100}%` }}
          >
            {classes.map(({ id, durationHours }) => (
              <span key={id} style={{ flexGrow: durationHours }}>
                {durationHours}
              </span>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
