/** What stands below today's reading. */

import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { articles, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { Picture } from '../../ui/picture';
import styles from './below.module.css';
import { fewArticles } from './first-view';
import { week } from './stories';

/** A week of ten minutes a day. */
export function Week() {
  return (
    <section aria-labelledby="sepekan" className={styles.week}>
      <Container>
        <h2 id="sepekan">Lima pagi, lima cara membaca</h2>
        <ol>
          {week.map(({ day, what, how }) => (
            <li key={day}>
              <p>{day}</p>
              <h3>{what}</h3>
              <p>{how}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** What teachers have tried, in their own words. */
export function Notes() {
  const has = usePageSet();
  return (
    <section aria-labelledby="catatan" className={styles.notes}>
      <Container>
        <h2 id="catatan">Dicoba guru, dicatat guru</h2>
        <DataBlock
          call={fewArticles()}
          label="Memuat catatan guru"
          skeleton={<Skeleton height="18rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Catatan pertama sedang disunting.</p>}
        >
          {({ items }) => (
            <ul>
              {items.map((post, index) => {
                const to = postPath(articles, post, has);
                return (
                  <li key={post.id}>
                    <div className={styles.cover}>
                      <Picture
                        src={post.cover}
                        alt=""
                        width={160}
                        height={200}
                        art={{
                          kind: 'covers',
                          seed: post.title,
                          after: items.slice(0, index).map(({ title }) => title),
                        }}
                      />
                    </div>
                    <div>
                      <p>{post.category.name}</p>
                      <h3>
                        <TitleLink title={post.title} to={to} />
                      </h3>
                      <p>{post.summary}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
        </DataBlock>
      </Container>
    </section>
  );
}

/** For who decides what a school does in its first ten minutes. */
export function School() {
  const has = usePageSet();
  return (
    <section aria-labelledby="sekolah" className={styles.school}>
      <Container>
        <h2 id="sekolah">Bapak dan Ibu kepala sekolah, bel pertama bisa berbunyi lain</h2>
        <p>
          Kami datang membawa satu troli buku dan satu lembar panduan. Guru Anda mencoba sepekan;
          sesudah itu Anda yang memutuskan.
        </p>
        <ActionRow>
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large">
              Minta pekan percobaan
            </ButtonLink>
          )}
          {has('aksara') && (
            <ButtonLink to={pagePath('aksara')} size="large" variant="secondary">
              Lihat perangkatnya
            </ButtonLink>
          )}
        </ActionRow>
      </Container>
    </section>
  );
}
