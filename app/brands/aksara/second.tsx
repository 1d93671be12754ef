import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { stretched } from '../../ui/card';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const READERS = [
  {
    page: 'home',
    who: 'Murid',
    text: 'Buka bacaan hari ini dan tekan mulai.',
    subject: 'book',
  },
  {
    page: 'lms',
    who: 'Guru',
    text: 'Lihat kelas, nilai, dan laporan bacaan di satu tempat.',
    subject: 'blackboard',
  },
  {
    page: 'aksara',
    who: 'Kepala sekolah',
    text: 'Lihat perangkat dan laporan yang akan Anda terima.',
    subject: 'chart',
  },
] as const;

/** For newcomers: three readers, three bookmarks. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Container className={styles.page ?? ''}>
        <h1>Anda membaca sebagai siapa?</h1>
        <ul>
          {READERS.filter(({ page }) => has(page)).map(({ page, who, text, subject }) => (
            <li key={page}>
              <ArtImage
                art={{ kind: 'works', seed: `pembatas-${page}`, subject }}
                width={400}
                height={240}
                className={styles.picture}
              />
              <h2>
                <AppLink to={page === 'home' ? '/' : pagePath(page)} className={stretched}>
                  {who}
                </AppLink>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
      <ClassSection
        title="Sebelum murid membuka buku"
        lead="Kelas pendek bagi yang mendengarkan: guru, pustakawan, dan orang tua. Semuanya sedang menerima peserta."
        more="Semua kursus guru"
        ground="soft"
      />
    </>
  );
}
