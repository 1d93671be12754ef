import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { stretched } from '../../ui/card';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const PEOPLE = [
  {
    page: 'program',
    who: 'Aku calon penerima',
    text: 'Cocokkan dirimu dengan putaran, lalu ambil kelas pembekalannya.',
    stub: 'Putaran',
  },
  {
    page: 'article-detail',
    who: 'Aku menemani seseorang',
    text: 'Orang tua, guru, tetangga: ada panduan untuk membantu tanpa menuliskan esainya.',
    stub: 'Panduan',
  },
  {
    page: 'make-appointment',
    who: 'Aku pernah gagal',
    text: 'Bawa dua kalimat tanggapanmu. Panitia membacanya lagi bersamamu.',
    stub: 'Panitia',
  },
] as const;

/** For newcomers: three tickets, by who holds them. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Container className={styles.page ?? ''}>
        <h1>Karcis ini atas nama siapa?</h1>
        <ul>
          {PEOPLE.filter(({ page }) => has(page)).map(({ page, who, text, stub }) => (
            <li key={page}>
              <h2>
                <AppLink to={pagePath(page)} className={stretched}>
                  {who}
                </AppLink>
              </h2>
              <p>{text}</p>
              <span className={styles.stub} aria-hidden="true">
                {stub}
              </span>
            </li>
          ))}
        </ul>
        <AppLink to="/">Lihat pintu yang terbuka hari ini</AppLink>
      </Container>
      <ClassSection
        title="Latihan sebelum pintunya dibuka"
        lead="Kelas pembekalan yang menerima peserta hari ini, gratis bagi calon penerima."
        more="Semua kelas persiapan"
        ground="soft"
      />
    </>
  );
}
