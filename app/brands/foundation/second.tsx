import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
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
    <Container>
      <div className={styles.sheet}>
        <h1>Kamu mau tercatat di kolom mana?</h1>
        <ol>
          {WAYS.filter(({ page }) => has(page)).map(({ page, title, text }) => (
            <li key={page}>
              <h2>
                <AppLink to={pagePath(page)}>{title}</AppLink>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Container>
  );
}
