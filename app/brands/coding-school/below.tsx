/** What stands below the timetable. */
import { listGallery } from '../../api/gallery';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Section } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import styles from './below.module.css';
import { desks, doors } from './content';

const WORKS = 4;

/** The room of the cohort that has gone, a desk for each. */
export function Desks() {
  const all = desks.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section labelledBy="meja" ground="deep">
      <div className={styles.desks}>
        <div>
          <h2 id="meja">{all} meja, empat bulan setelah bel terakhir</h2>
          <ul className={styles.legend}>
            {desks.map(({ kind, count, text }) => (
              <li key={kind} data-kind={kind}>
                <strong>{count}</strong> {text}
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            Angka angkatan 19; nama dan angka di halaman ini data contoh.
          </p>
        </div>
        <div className={styles.room} aria-hidden="true">
          {desks.flatMap(({ kind, count }) =>
            Array.from({ length: count }, (_, desk) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one desk is as good as another.
              <span key={`${kind}${desk}`} data-kind={kind} />
            )),
          )}
        </div>
      </div>
    </Section>
  );
}

/** What pupils have made. */
export function Works() {
  const has = usePageSet();
  return (
    <Section labelledBy="karya">
      <h2 id="karya">Yang sudah dipakai orang</h2>
      <DataBlock
        call={listGallery()}
        label="Memuat karya"
        skeleton={<Skeleton height="22rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Raknya masih disusun" />}
      >
        {({ items }) => (
          <ul className={styles.works}>
            {items.slice(0, WORKS).map(({ id, title, caption, maker, image, subject }) => (
              <li key={id}>
                <Picture
                  src={image}
                  alt=""
                  width={480}
                  height={320}
                  art={{ kind: 'works', seed: title, subject }}
                />
                <h3>{title}</h3>
                <p>
                  {caption} {maker !== '' && <span className={styles.maker}>{maker}</span>}
                </p>
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
      {has('gallery') && (
        <p className={styles.more}>
          <AppLink to={pagePath('gallery')}>Semua karya murid</AppLink>
        </p>
      )}
    </Section>
  );
}

/** How one comes in, from the evening to the desk. */
export function Doors() {
  const has = usePageSet();
  return (
    <Section labelledBy="pintu">
      <h2 id="pintu">Pintunya empat, kuncinya penasaran</h2>
      <ol className={styles.doors}>
        {doors.map(({ when, what }) => (
          <li key={when}>
            <h3>{when}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ol>
      <ActionRow>
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} size="large">
            Datang ke hari terbuka
          </ButtonLink>
        )}
        {has('berita') && (
          <ButtonLink to={pagePath('berita')} size="large" variant="secondary">
            Kabar angkatan
          </ButtonLink>
        )}
      </ActionRow>
    </Section>
  );
}
