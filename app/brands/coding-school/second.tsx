import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const HOURS = [
  {
    at: '07.45',
    page: 'courses',
    title: 'Pintu depan',
    text: 'Dua bab pertama terbuka. Baca sambil menunggu bel.',
  },
  {
    at: '08.00',
    page: 'program',
    title: 'Papan angkatan',
    text: 'Pilih angkatan, lihat biayanya per bulan, ajukan tes masuk.',
  },
  {
    at: '10.15',
    page: 'make-appointment',
    title: 'Jam teh',
    text: 'Tanya soal asrama dan uang kepada orang, bukan formulir.',
  },
  {
    at: '16.40',
    page: 'gallery',
    title: 'Dinding belakang',
    text: 'Karya murid lama. Tempat milikmu masih kosong.',
  },
] as const;

/** For newcomers: the first day by its hours. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Container className={styles.day ?? ''}>
        <h1>Hari pertamamu, dari gerbang</h1>
        <ol>
          {HOURS.filter(({ page }) => has(page)).map(({ at, page, title, text }) => (
            <li key={at}>
              <p className={styles.hour}>{at}</p>
              <div>
                <h2>
                  <AppLink to={pagePath(page)}>{title}</AppLink>
                </h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <ArtImage
          art={{ kind: 'landscapes', seed: 'gerbang-koding', subject: 'gedung' }}
          width={520}
          height={640}
          className={styles.view}
        />
      </Container>
      <ClassSection
        title="Bel masuk berikutnya"
        lead="Kelas yang masih menerima nama, dari percobaan malam hari sampai bulan pertama penuh waktu."
        more="Semua pelajaran koding"
        ground="soft"
      />
    </>
  );
}
