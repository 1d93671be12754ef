/** What stands below the case. */
import type { ClassItem } from '../../api/class';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { placeText, scheduleText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { everyClass } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { formatHours, formatPrice } from '../../ui/format';
import { Section } from '../../ui/layout';
import { StackedTable } from '../../ui/stacked-table';
import styles from './below.module.css';
import { refused, talk } from './content';

/** What is not taken for proof, struck out, and what is. */
export function Refused() {
  return (
    <Section labelledBy="ukuran" ground="deep">
      <h2 id="ukuran" className={styles.title}>
        Ukuran yang kami coret dari proposal
      </h2>
      <ul className={styles.refused}>
        {refused.map(({ no, yes, why }) => (
          <li key={no}>
            <del>{no}</del>
            <ins>{yes}</ins>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The catalogue as a price list. */
export function Prices() {
  return (
    <Section labelledBy="harga">
      <h2 id="harga" className={styles.title}>
        Harga ditulis di sini, bukan di surel balasan
      </h2>
      <DataBlock
        call={everyClass()}
        label="Memuat daftar harga"
        skeleton={<Skeleton height="26rem" />}
        isEmpty={({ items }) => openOf(items).length === 0}
        empty={<p>Semua kelas terbuka sudah penuh. Kelas tertutup tetap bisa dijadwalkan.</p>}
      >
        {({ items }) => <PriceTable classes={openOf(items)} />}
      </DataBlock>
    </Section>
  );
}

function openOf(classes: readonly ClassItem[]): readonly ClassItem[] {
  return classes.filter(({ isEnded }) => !isEnded);
}

function PriceTable({ classes }: { classes: readonly ClassItem[] }) {
  const path = useClassPath();
  return (
    <StackedTable
      columns={['Kelas terbuka', 'Lama', 'Cara', 'Tanggal', 'Satu kursi']}
      strong="Satu kursi"
      compact
      rows={classes.map((item) => ({
        key: item.slug,
        heading: <AppLink to={path(item)}>{item.name}</AppLink>,
        cells: [
          formatHours(item.durationHours),
          placeText(item),
          scheduleText(item),
          formatPrice(item.price),
        ],
      }))}
    />
  );
}

/** The first conversation, each part as wide as it is long. */
export function FirstTalk() {
  const has = usePageSet();
  return (
    <Section labelledBy="pertemuan" ground="soft">
      <h2 id="pertemuan" className={styles.title}>
        Empat puluh lima menit, sudah ada pembagiannya
      </h2>
      <ol className={styles.talk}>
        {talk.map(({ minutes, what, detail }) => (
          <li key={what} style={{ flexGrow: minutes }}>
            <span>{minutes} menit</span>
            <h3>{what}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} size="large">
            Pilih jamnya
          </ButtonLink>
        )}
        {has('portfolio') && (
          <AppLink to={pagePath('portfolio', { type: 'Corporates' })}>
            Program yang sudah ditutup
          </AppLink>
        )}
      </p>
    </Section>
  );
}
