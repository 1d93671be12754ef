import { useState } from 'react';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { formatRupiah } from '../../ui/format';
import { Section } from '../../ui/layout';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import styles from './daily-gift.module.css';
import { effectOf } from './gift';

/** Pocket money put aside every day: two sliders, and a seed that grows with them. */
export function DailyGift() {
  const [perDay, setPerDay] = useState(2_000);
  const [months, setMonths] = useState(6);
  const has = usePageSet();
  const { total, covers } = effectOf(perDay, months);
  return (
    <Section labelledBy="sehari" ground="soft">
      <div className={styles.columns}>
        <div>
          <h2 id="sehari">Kembalian kopi, kalau dikumpulkan</h2>
          <RangeField
            className={styles.slider}
            label="Sehari kamu sisihkan"
            value={perDay}
            shown={formatRupiah(perDay)}
            range={{ min: 500, max: 20_000, step: 500 }}
            onChange={setPerDay}
          />
          <RangeField
            className={styles.slider}
            label="Selama"
            value={months}
            shown={`${months} bulan`}
            range={{ min: 1, max: 24, step: 1 }}
            onChange={setMonths}
          />
          <p role="status" className={styles.outcome}>
            Terkumpul <strong>{formatRupiah(total)}</strong>
            {covers
              ? `: cukup untuk ${covers.count > 1 ? `${covers.count} kali ` : ''}${covers.name}.`
              : '. Tambah sedikit lagi sampai cukup untuk satu buku tulis.'}
          </p>
          {has('donation') && (
            <ButtonLink to={pagePath('donation')} variant="secondary">
              Mulai dari sehari
            </ButtonLink>
          )}
        </div>
        <Seed leaves={Math.min(12, Math.ceil(total / 1_200_000))} />
      </div>
      <ScriptNote />
    </Section>
  );
}

/** A stem with one to twelve leaves; those that are still to come stand there faintly. */
function Seed({ leaves }: { leaves: number }) {
  const pairs = Array.from({ length: 12 }, (_, index) => index);
  return (
    <svg viewBox="0 0 200 260" className={styles.seed} aria-hidden="true">
      <path className={styles.coming} d="M100 232V34" />
      <path className={styles.soil} d="M4 256q96-52 192 0z" />
      <path className={styles.stem} d={`M100 232V${214 - leaves * 15}`} />
      {pairs.map((index) => (
        <path
          key={index}
          className={index < leaves ? styles.leaf : styles.none}
          d={`M100 ${214 - index * 15}q${index % 2 ? -18 : 18}-26 ${index % 2 ? -52 : 52}-14q${index % 2 ? 20 : -20} 26 ${index % 2 ? 52 : -52} 14z`}
        />
      ))}
    </svg>
  );
}
