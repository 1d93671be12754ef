import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { stretched } from '../../ui/card';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const WAYS = [
  {
    page: 'class',
    title: 'Sebagai peserta',
    text: 'Bawa ponselmu, atau pinjam punya kami. Satu pendamping untuk enam orang.',
  },
  {
    page: 'make-appointment',
    title: 'Sebagai relawan',
    text: 'Dua jam sepekan, di dekat rumah. Pasanganmu bukan nenekmu sendiri, itu aturannya.',
  },
  {
    page: 'blog',
    title: 'Sebagai pembaca',
    text: 'Mulai dari cerita laptop di dalam ember. Sisanya menyusul.',
  },
] as const;

/** For newcomers: in which column of the report they will be counted. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Container>
        <div className={styles.sheet}>
          <h1>Kamu mau tercatat di kolom mana?</h1>
          <ol>
            {WAYS.filter(({ page }) => has(page)).map(({ page, title, text }, index) => (
              <li key={page}>
                <span className={styles.column} aria-hidden="true">
                  Kolom {index + 1}
                </span>
                <h2>
                  <AppLink to={pagePath(page)} className={stretched}>
                    {title}
                  </AppLink>
                </h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Container>
      <ClassSection
        title="Kolom pertama masih lapang"
        lead="Kelas gratis untuk warga yang menerima peserta sekarang, dengan pendamping yang duduk di sebelah."
        more="Semua kelas yayasan"
        ground="soft"
      />
    </>
  );
}
