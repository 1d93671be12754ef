import { useId, useState } from 'react';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { hasPrice, type PricedClass } from '../../sections/classes/class-prices';
import { everyClass } from '../../sections/classes/open-classes';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { formatHours, formatRupiah } from '../../ui/format';
import { Select } from '../../ui/input';
import { Section } from '../../ui/layout';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { type Payback, paybackOf } from './payback';
import styles from './payback-bill.module.css';

/** What a class of the catalogue costs a team of so many, and when it has paid. */
export function PaybackBill() {
  const classes = useCall(everyClass());
  return (
    <Section labelledBy="hitungan" ground="soft">
      <h2 id="hitungan" className={styles.title}>
        Hitung sebelum menelepon
      </h2>
      <QueryBoundary
        reading={classes}
        label="Memuat harga"
        skeleton={<Skeleton height="34rem" />}
        isEmpty={({ items }) => !items.some(hasPrice)}
        empty={<p>Daftar harga sedang disusun ulang. Hitungannya kembali begitu selesai.</p>}
      >
        {({ items }) => <Sum classes={items.filter(hasPrice)} />}
      </QueryBoundary>
      <ScriptNote />
    </Section>
  );
}

function Sum({ classes }: { classes: readonly PricedClass[] }) {
  const id = useId();
  const [slug, setSlug] = useState(classes[0]?.slug ?? '');
  const [people, setPeople] = useState(14);
  const [pay, setPay] = useState(9_000_000);
  const [saved, setSaved] = useState(3);
  const { price = 0, durationHours: hours = 0 } = classes.find((item) => item.slug === slug) ?? {};
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <div>
          <label htmlFor={id}>Kelas</label>
          <Select id={id} value={slug} onChange={({ target }) => setSlug(target.value)}>
            {classes.map((item) => (
              <option key={item.slug} value={item.slug}>
                {item.name}
              </option>
            ))}
          </Select>
        </div>
        <RangeField
          label="Anggota tim"
          value={people}
          shown={`${people} orang`}
          range={{ min: 1, max: 60, step: 1 }}
          onChange={setPeople}
        />
        <RangeField
          label="Gaji rata-rata sebulan"
          value={pay}
          shown={formatRupiah(pay)}
          range={{ min: 3_000_000, max: 40_000_000, step: 500_000 }}
          onChange={setPay}
        />
        <RangeField
          label="Jam yang terbuang per orang, tiap pekan"
          value={saved}
          shown={`${saved} jam`}
          range={{ min: 0, max: 10, step: 1 }}
          onChange={setSaved}
        />
      </div>
      <Bill
        people={people}
        hours={hours}
        payback={paybackOf({ people, pay, saved, price, hours })}
      />
    </div>
  );
}

interface BillProps {
  people: number;
  hours: number;
  payback: Payback;
}

function Bill({ people, hours, payback }: BillProps) {
  const { fee, time, total, back, weeks } = payback;
  const has = usePageSet();
  const lines = [
    [`Biaya kelas, ${people} kursi`, fee],
    [`Jam kerja yang dipakai belajar, ${formatHours(people * hours)}`, time],
    ['Keluar', total],
    ['Kembali tiap pekan', back],
  ] as const;
  return (
    <div className={styles.bill}>
      <dl>
        {lines.map(([what, amount]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{formatRupiah(amount)}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={styles.weeks}>
        {weeks === null ? (
          'Tanpa jam yang terbuang tidak ada yang perlu diperbaiki. Jangan beli kelas ini.'
        ) : (
          <>
            Balik modal dalam <strong>{weeks} pekan</strong>
          </>
        )}
      </p>
      {has('training-services') && (
        <ButtonLink to={pagePath('training-services')} variant="secondary">
          Kelas tertutup untuk satu tim
        </ButtonLink>
      )}
    </div>
  );
}
