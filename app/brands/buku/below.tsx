/** What stands below the shelf. */
import { listBookReviews } from '../../api/book-review';
import { formatDate } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './below.module.css';
import { circle } from './content';

const SHOWN = 3;

/** What readers wrote in the margins of the foundation's own book. */
export function Replies() {
  const has = usePageSet();
  return (
    <section aria-labelledby="balasan" className={styles.replies}>
      <Container>
        <div className={styles.over}>
          <h2 id="balasan">Ditulis di pinggir halaman</h2>
          {has('metamorfosa') && (
            <AppLink to={pagePath('metamorfosa')}>Buka Metamorfosa dan tanggapi</AppLink>
          )}
        </div>
        <DataBlock
          call={listBookReviews()}
          label="Memuat tanggapan pembaca"
          skeleton={<Skeleton height="14rem" />}
          isEmpty={(reviews) => reviews.length === 0}
          empty={<p>Pinggir halamannya masih kosong. Pensilmu boleh yang pertama.</p>}
        >
          {(reviews) => (
            <ul className={styles.notes}>
              {reviews.slice(0, SHOWN).map(({ id, name, comment, createdAt }) => (
                <li key={id}>
                  <blockquote>{comment}</blockquote>
                  <p>
                    {name}, {formatDate(createdAt, 'short')}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </DataBlock>
      </Container>
    </section>
  );
}

/** How a reading circle sits. */
export function Circle() {
  return (
    <section aria-labelledby="lingkar" className={styles.circle}>
      <Container>
        <h2 id="lingkar">Lingkar baca, tanpa podium</h2>
        <ol>
          {circle.map(({ when, text }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** Where a manuscript goes. */
export function Manuscript() {
  const has = usePageSet();
  return (
    <section aria-labelledby="naskah" className={styles.manuscript}>
      <Container>
        <h2 id="naskah">Laci mejamu menyimpan apa?</h2>
        <p>
          Kirim satu halaman yang belum pernah dibaca siapa pun. Semua naskah dibalas, termasuk yang
          belum kami terbitkan, dengan alasan yang bisa dipakai.
        </p>
        <ActionRow>
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large">
              Temui penyunting
            </ButtonLink>
          )}
          {has('tulisan-temans') && (
            <ButtonLink to={pagePath('tulisan-temans')} size="large" variant="secondary">
              Baca kiriman lain
            </ButtonLink>
          )}
        </ActionRow>
      </Container>
    </section>
  );
}
