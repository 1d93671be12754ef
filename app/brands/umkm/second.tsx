import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { useClassPath } from '../../sections/classes/class-path';
import { openClasses } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatHours, formatPrice } from '../../ui/format';
import styles from './second.module.css';

const SHOWN = 5;

/** What one brings along, as it is chalked up beside a till. */
const PREPARED = [
  { title: 'Buku tulis', text: 'Yang mana saja, asal khusus untuk usaha.' },
  { title: 'Ponsel', text: 'Layarnya boleh retak; kameranya cukup dilap.' },
  { title: 'Satu dagangan', text: 'Yang paling sering dicari orang.' },
];

/** For those who have just signed on: the price board of the classes, and what to have at hand. */
export default function Second() {
  const has = usePageSet();
  return (
    <Container>
      <div className={styles.stall}>
        <div className={styles.awning} aria-hidden="true" />
        <h1 className={styles.title}>Lapakmu sudah ada namanya.</h1>
        <p className={styles.lead}>
          Nanti malam, setelah menutup warung, kita mulai dari yang ini. Pilih satu dulu; yang lain
          tidak ke mana-mana.
        </p>
        <div className={styles.counter}>
          <div className={styles.prices}>
            <Board />
            <ActionRow>
              {has('class') && <ButtonLink to={pagePath('class')}>Semua kelas usaha</ButtonLink>}
              {has('event') && (
                <ButtonLink to={pagePath('event')} variant="secondary">
                  Cari meja di pasar bersama
                </ButtonLink>
              )}
            </ActionRow>
          </div>
          <div className={styles.till}>
            <ArtImage
              art={{ kind: 'works', seed: 'lapak-pertama', subject: 'stall' }}
              width={480}
              height={300}
              className={styles.view}
            />
            <h2>Siapkan di dekat kasir</h2>
            <ul className={styles.prepared}>
              {PREPARED.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong> {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Container>
  );
}

/** The classes that take people, each with its price at the end of the line. */
function Board() {
  const classPath = useClassPath();
  return (
    <DataBlock
      call={openClasses()}
      label="Menulis papan harga"
      skeleton={<Skeleton height="14rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>Papannya sedang dihapus dan ditulis lagi. Tengok besok pagi.</p>}
    >
      {({ items }) => (
        <ol className={styles.board}>
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id} className={styles.line}>
              <AppLink to={classPath(item)}>{item.name}</AppLink>
              <span className={styles.hours}>{formatHours(item.durationHours)}</span>
              <span className={styles.price}>{formatPrice(item.price)}</span>
            </li>
          ))}
        </ol>
      )}
    </DataBlock>
  );
}
