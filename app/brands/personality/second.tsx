import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { items } from '../../sections/disc/items';
import { score } from '../../sections/disc/scoring';
import { useProgress } from '../../sections/disc/use-progress';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import styles from './second.module.css';

/** For newcomers: the letters that this browser knows of them, or that it knows none yet. */
export default function Second() {
  const has = usePageSet();
  const [{ at, picks }] = useProgress();
  const isDone = at >= items.length;
  return (
    <>
      <Container className={styles.sheet ?? ''}>
        <p className={styles.letters} data-known={isDone || undefined} aria-hidden="true">
          {isDone ? score(picks).type : '?'}
        </p>
        <div>
          <h1>{isDone ? `Halo lagi, ${score(picks).type}` : 'Kita belum kenalan'}</h1>
          <p className={styles.lead}>
            {isDone
              ? 'Hasil tesmu masih tersimpan di peramban ini. Masuk ke akunmu supaya obrolan tentangnya juga tidak hilang.'
              : 'Dua puluh empat kelompok kalimat, dua ketukan untuk tiap kelompok. Sesudahnya tanda tanya itu berganti hurufmu.'}
          </p>
          <ActionRow>
            {has('personality-test') && (
              <ButtonLink to={pagePath('personality-test')} size="large">
                {isDone ? 'Baca hasilku' : at < 0 ? 'Kenalan sekarang' : 'Teruskan tesnya'}
              </ButtonLink>
            )}
            {has('chat') && (
              <ButtonLink to={pagePath('chat')} size="large" variant="secondary">
                Mengobrol dulu
              </ButtonLink>
            )}
          </ActionRow>
        </div>
      </Container>
      <ClassSection
        title="Sambil menunggu hurufmu"
        lead="Kelas pendek tentang gaya orang, termasuk gayamu, yang sedang menerima peserta."
        more="Semua latihan diri"
        ground="soft"
      />
    </>
  );
}
