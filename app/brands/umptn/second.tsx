import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const NIGHTS = [
  { page: 'class', when: 'Malam ini', text: 'Pilih satu subtes, satu kelas. Sisanya boleh besok.' },
  { page: 'courses', when: 'Besok', text: 'Buka bab pertama; yang gratis tidak meminta apa pun.' },
  {
    page: 'leaderboards',
    when: 'Sesudah try-out',
    text: 'Lihat dua panah: terhadap dirimu, lalu terhadap provinsi.',
  },
] as const;

/** For newcomers: the first three nights, and not one more. */
export default function Second() {
  const has = usePageSet();
  return (
    <Container className={styles.page ?? ''}>
      <h1>Mulai dari malam ini, bukan dari bab satu</h1>
      <ol>
        {NIGHTS.filter(({ page }) => has(page)).map(({ page, when, text }) => (
          <li key={page}>
            <h2>
              <AppLink to={pagePath(page)}>{when}</AppLink>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <AppLink to="/">Berapa hari lagi ujiannya?</AppLink>
    </Container>
  );
}
