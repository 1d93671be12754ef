import { Breadcrumbs } from '../../../../ui/breadcrumbs';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow, Container } from '../../../../ui/container';
import { Motif } from '../../../../ui/motif';
import { ShareButton } from '../../../../ui/share-button';
import styles from './book-opening.module.css';

/** The page's opening: the book as it lies on a table, and what it is about. */
export function BookOpening() {
  return (
    <header className={styles.opening}>
      <Container className={styles.inner ?? ''}>
        <div>
          <Breadcrumbs trail={[{ label: 'Beranda', to: '/' }]} current="Metamorfosa" />
          <p className={styles.eyebrow}>Sebuah buku tentang belajar</p>
          <h1>Metamorfosa</h1>
          <p className={styles.lead}>
            Tidak ada yang berubah dalam semalam. Buku ini mengikuti orang-orang yang belajar lagi
            dari awal, dengan segala lambat, ragu, dan diamnya, sampai suatu pagi mereka sudah bisa.
          </p>
          <ActionRow>
            <ButtonLink to="#isi-buku" size="large" iconEnd="chevron-down">
              Lihat isi bukunya
            </ButtonLink>
            <ShareButton title="Metamorfosa" label="Bagikan buku ini" />
          </ActionRow>
        </div>
        <div className={styles.stage} aria-hidden="true">
          <div className={styles.book}>
            <span className={styles.cloth}>
              <Motif size="4rem" seed={2} />
            </span>
            <span className={styles.plate}>
              <span className={styles.name}>Metamorfosa</span>
              <span>Cerita orang-orang yang belajar lagi</span>
            </span>
          </div>
        </div>
      </Container>
    </header>
  );
}
