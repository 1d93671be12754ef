import { useState } from 'react';
import type { ClassItem } from '../../api/class';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { everyClass } from '../../sections/classes/open-classes';
import { ButtonLink } from '../../ui/button';
import { Checkbox } from '../../ui/choice';
import { Skeleton } from '../../ui/feedback';
import { formatHours, formatPrice } from '../../ui/format';
import { Section } from '../../ui/layout';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { usePicks } from '../rooms/lectern/picks';
import styles from './hours.module.css';
import { termOf } from './term';

/** A year's hours of training, ticked together. */
export function Hours() {
  const classes = useCall(everyClass());
  return (
    <Section labelledBy="jam">
      <h2 id="jam" className={styles.title}>
        Jam pelatihan Anda tahun ini
      </h2>
      <QueryBoundary
        reading={classes}
        label="Memuat pelatihan"
        skeleton={<Skeleton height="30rem" />}
        isEmpty={({ items }) => items.every(({ isEnded }) => isEnded)}
        empty={<p>Semester ini sudah habis. Jadwal sore berikutnya sedang disusun.</p>}
      >
        {({ items }) => <Ledger classes={items.filter(({ isEnded }) => !isEnded)} />}
      </QueryBoundary>
      <ScriptNote />
    </Section>
  );
}

function Ledger({ classes }: { classes: readonly ClassItem[] }) {
  const [goal, setGoal] = useState(64);
  const { picks, toggle } = usePicks(classes.slice(0, 1).map(({ slug }) => slug));
  const has = usePageSet();
  const picked = classes.filter(({ slug }) => picks.has(slug));
  const { hours, price, afternoons, lacks } = termOf(picked, goal);
  return (
    <div className={styles.columns}>
      <fieldset className={styles.classes}>
        <legend>Pelatihan yang masih bisa diikuti</legend>
        {classes.map((item) => (
          <Checkbox
            key={item.slug}
            checked={picks.has(item.slug)}
            onChange={() => toggle(item.slug)}
            className={styles.pick}
          >
            <span>{item.name}</span>
            <span className={styles.worth}>{formatHours(item.durationHours)}</span>
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.result}>
        <RangeField
          label="Yang diminta sekolah setahun"
          value={goal}
          shown={`${goal} jam`}
          range={{ min: 8, max: 120, step: 8 }}
          onChange={setGoal}
        />
        <div className={styles.bar} aria-hidden="true">
          {picked.map((item) => (
            <i key={item.slug} style={{ flexGrow: item.durationHours }} />
          ))}
          {lacks > 0 && <i className={styles.lack} style={{ flexGrow: lacks }} />}
        </div>
        <p role="status" className={styles.told}>
          <strong>{formatHours(hours)}</strong> dalam {afternoons} sore,{' '}
          {price === 0 ? 'tanpa biaya' : price === null ? 'biaya menyusul' : formatPrice(price)}.{' '}
          {lacks > 0 ? `Kurang ${lacks} jam lagi.` : 'Cukup, sisanya untuk anak di rumah.'}
        </p>
        {has('register') && (
          <ButtonLink to={pagePath('register')} size="large">
            Daftar sebagai guru
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
