import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Container } from '../../ui/container';
import styles from './second.module.css';

const CHAIRS = [
  {
    page: 'tulisan-temans',
    title: 'Kursi pembaca',
    text: 'Ambil tulisan mana saja; tidak perlu urut.',
  },
  {
    page: 'metamorfosa',
    title: 'Kursi penanggap',
    text: 'Satu buku, banyak pensil. Tinggalkan catatanmu di Metamorfosa.',
  },
  {
    page: 'make-appointment',
    title: 'Kursi penulis',
    text: 'Bawa satu halaman, penyunting kami menyiapkan tehnya.',
  },
] as const;

/** For newcomers: a chair for each way to come to a book. */
export default function Second() {
  const has = usePageSet();
  return (
    <Container className={styles.room ?? ''}>
      <h1>Silakan duduk di kursi mana pun</h1>
      <ol>
        {CHAIRS.filter(({ page }) => has(page)).map(({ page, title, text }) => (
          <li key={page}>
            <h2>
              <AppLink to={pagePath(page)}>{title}</AppLink>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}
