import { useState } from 'react';
import type { ClassItem } from '../../api/class';
import { DataBlock } from '../../data/data-block';
import { totalPrice } from '../../sections/classes/class-prices';
import { everyClass } from '../../sections/classes/open-classes';
import { Checkbox } from '../../ui/choice';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatRupiah } from '../../ui/format';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import { Slider } from '../rooms/path/slider';
import { MONTHS, planOf } from './savings';
import styles from './savings-view.module.css';

/** How far the visitor's savings reach, against the fees of the catalogue. */
export function Savings() {
  return (
    <Section labelledBy="tabungan" ground="soft">
      <h2 id="tabungan">Sebelum mengundurkan diri, hitung napasnya</h2>
      <DataBlock
        call={everyClass()}
        label="Memuat biaya"
        skeleton={<Skeleton height="24rem" />}
        isEmpty={({ items }) => feesBy(items).length === 0}
        empty={<EmptyState title="Biaya angkatan ini belum ditetapkan" />}
      >
        {({ items }) => <Plan fees={Math.max(...feesBy(items))} />}
      </DataBlock>
      <ScriptNote />
    </Section>
  );
}

/**
 * What the classes of each programme cost together, where the price of each is known: the dearest is the
 * whole school.
 */
const feesBy = (items: readonly ClassItem[]): number[] =>
  [...new Set(items.map(({ program }) => program.id))].flatMap(
    (id) => totalPrice(items.filter(({ program }) => program.id === id)) ?? [],
  );

function Plan({ fees }: { fees: number }) {
  const [saved, setSaved] = useState(25_000_000);
  const [living, setLiving] = useState(1_800_000);
  const [isHalfLater, setHalfLater] = useState(true);
  const { needed, left, months } = planOf({ saved, living, fees, isHalfLater });
  return (
    <div className={styles.plan}>
      <div>
        <Slider
          label="Tabunganmu hari ini"
          value={saved}
          shown={formatRupiah(saved)}
          range={{ min: 0, max: 60_000_000, step: 500_000 }}
          onChange={setSaved}
        />
        <Slider
          label="Makan, kamar, dan jalan sebulan"
          value={living}
          shown={formatRupiah(living)}
          range={{ min: 500_000, max: 5_000_000, step: 100_000 }}
          onChange={setLiving}
        />
        <Checkbox
          checked={isHalfLater}
          onChange={() => setHalfLater(!isHalfLater)}
          className={styles.later}
        >
          <span>Separuh biaya kubayar setelah bekerja</span>
        </Checkbox>
        <p className={styles.fees}>Biaya sekolah {formatRupiah(fees)} untuk keenam bulan.</p>
      </div>
      <div>
        <ol className={styles.months} aria-hidden="true">
          {Array.from({ length: MONTHS }, (_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the months are always the same ones.
            <li key={month} className={month < months ? styles.paid : undefined}>
              {month + 1}
            </li>
          ))}
        </ol>
        <p role="status" className={styles.verdict}>
          {left >= 0 ? (
            <>
              <strong>Sampai panggung akhir.</strong> Perlu {formatRupiah(needed)}, dan{' '}
              {formatRupiah(left)} masih di dompet waktu melamar kerja.
            </>
          ) : (
            <>
              <strong>Habis di bulan ke-{months + 1}.</strong> Kurang {formatRupiah(-left)}. Tika di
              penerimaan hafal tiga jalan untuk selisih semacam ini.
            </>
          )}
        </p>
      </div>
    </div>
  );
}
