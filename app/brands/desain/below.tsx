/** What stands below the design school's wall. */

import { listPosts } from '../../api/post';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { placeText, scheduleText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { openClasses } from '../../sections/classes/open-classes';
import { news, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { Price } from '../../ui/value';
import styles from './below.module.css';

/** Classes with a seat left, as a colophon sets them. */
export function Desks() {
  const path = useClassPath();
  return (
    <section aria-labelledby="meja" className={styles.desks}>
      <Container>
        <h2 id="meja">Meja yang masih kosong</h2>
        <DataBlock
          call={openClasses()}
          label="Memuat meja kelas"
          skeleton={<Skeleton height="20rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Semua meja terisi. Angkatan berikutnya diumumkan di kabar studio.</p>}
        >
          {({ items }) => (
            <ul className={styles.rows}>
              {items.map((item) => (
                <li key={item.id}>
                  <h3>
                    <AppLink to={path(item)}>{item.name}</AppLink>
                  </h3>
                  <p className={styles.summary}>{item.summary}</p>
                  <p className={styles.facts}>
                    {[scheduleText(item), placeText(item), item.mentor.name]
                      .filter(Boolean)
                      .join(', ')}
                    {'. '}
                    <Price value={item.price} />
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

/** The newest from the studio: one in large letters, two beside it. */
export function Studio() {
  const has = usePageSet();
  return (
    <section aria-labelledby="studio" className={styles.studio}>
      <Container>
        <h2 id="studio">Ditulis sambil menunggu cat kering</h2>
        <DataBlock
          call={listPosts({ kindSlug: news.slug, perPage: 3 })}
          label="Memuat tulisan studio"
          skeleton={<Skeleton height="18rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Catnya masih basah. Tulisannya menyusul.</p>}
        >
          {({ items }) => (
            <div className={styles.notes}>
              {items.map((post) => {
                const to = postPath(news, post, has);
                return (
                  <article key={post.id}>
                    <p>{post.category.name}</p>
                    <h3>
                      <TitleLink title={post.title} to={to} />
                    </h3>
                    <p>{post.summary}</p>
                  </article>
                );
              })}
            </div>
          )}
        </DataBlock>
      </Container>
    </section>
  );
}

export function Bin() {
  const has = usePageSet();
  return (
    <section aria-labelledby="sampah" className={styles.bin}>
      <Container>
        <h2 id="sampah">Bawa juga tempat sampahmu</h2>
        <p>
          Portofolio yang dibaca sampai habis berisi tiga karya, dua keputusan yang diubah, dan satu
          yang keliru. Sketsa yang kamu buang lebih kami tunggu daripada layar yang sudah rapi.
        </p>
        <ActionRow>
          {has('class') && (
            <ButtonLink to={pagePath('class')} size="large">
              Pilih meja pertamamu
            </ButtonLink>
          )}
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large" variant="secondary">
              Minta portofoliomu dibedah
            </ButtonLink>
          )}
        </ActionRow>
        <p className={styles.demo}>Siapa pun yang disebut di dinding dan meja ini data contoh.</p>
      </Container>
    </section>
  );
}
