import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const READERS = [
  { page: 'home', who: 'Murid', text: 'Buka bacaan hari ini dan tekan mulai.' },
  { page: 'lms', who: 'Guru', text: 'Lihat kelas, nilai, dan laporan bacaan di satu tempat.' },
  {
    page: 'aksara',
    who: 'Kepala sekolah',
    text: 'Lihat perangkat dan laporan yang akan Anda terima.',
  },
] as const;

/** For newcomers: three readers, three bookmarks. */
export default function Second() {
  const has = usePageSet();
  return (
    <Container className={styles.page ?? ''}>
      <h1>Anda membaca sebagai siapa?</h1>
      <ul>
        {READERS.filter(({ page }) => has(page)).map(({ page, who, text }) => (
          <li key={page}>
            <h2>
              <AppLink to={page === 'home' ? '/' : pagePath(page)}>{who}</AppLink>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
