import { Hero } from '../../sections/hero';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { PlainLine } from '../../ui/plain-line';
import styles from './landing.module.css';
import { groups } from './table';

/** What this page is, and where everything stands. */
export function Opening() {
  return (
    <>
      <Hero
        eyebrow="Hero"
        title="Setiap bagian, setiap keadaan"
        lead="Untuk pengembang: bagian dengan banyak data, satu, panjang, kosong, dimuat, gagal."
        actions={
          <ButtonLink to="/Welcome" variant="secondary">
            Ragam rancangan kedua
          </ButtonLink>
        }
      />
      <Container>
        <PlainLine />
        <nav aria-label="Daftar isi" className={styles.contents}>
          <ol>
            {groups.map(({ id, title, holds }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a> <span>{holds.join(', ')}</span>
              </li>
            ))}
          </ol>
        </nav>
      </Container>
    </>
  );
}
