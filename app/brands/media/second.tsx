import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { stretched } from '../../ui/card';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const TIMES = [
  {
    minutes: '2',
    page: 'berita',
    title: 'Kilas daerah',
    text: 'Satu paragraf tiap peristiwa, dibaca sambil menunggu air mendidih.',
  },
  {
    minutes: '10',
    page: 'news',
    title: 'Berita utama',
    text: 'Siapa bilang, berapa angkanya, dan apa yang belum beres.',
  },
  {
    minutes: '20',
    page: 'video',
    title: 'Rekaman lapangan',
    text: 'Perjalanan wartawan kami, tanpa musik latar yang menggiring.',
  },
] as const;

/** For newcomers: what to read, by the minutes they have. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Container>
        <div className={styles.sheet}>
          <h1 className={styles.title}>Berapa menit waktumu hari ini?</h1>
          <ol className={styles.columns}>
            {TIMES.filter(({ page }) => has(page)).map(({ minutes, page, title, text }) => (
              <li key={page} className={styles.row}>
                <p className={styles.minutes}>
                  {minutes} <span>menit</span>
                </p>
                <div>
                  <h2>
                    <AppLink to={pagePath(page)} className={stretched}>
                      {title}
                    </AppLink>
                  </h2>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className={styles.way}>
            <AppLink to="/">Langsung ke halaman muka</AppLink>
          </p>
        </div>
      </Container>
      <ClassSection
        title="Kalau waktumu sampai sepekan"
        lead="Kelas liputan yang menerima peserta sekarang. Tugas akhirnya berita yang berani kamu tandatangani."
        more="Semua kelas redaksi"
        ground="soft"
      />
    </>
  );
}
