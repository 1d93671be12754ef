/** What stands below the laboratory. */

import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { recentPosts } from '../../sections/posts/post-calls';
import { articles, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { Picture } from '../../ui/picture';
import styles from './below.module.css';
import { rights } from './content';

const SHOWN = 3;

/** What came of ideas that were tried. */
export function Tried() {
  const has = usePageSet();
  return (
    <section className={styles.tried} aria-labelledby="sudah-dicoba">
      <Container>
        <h2 id="sudah-dicoba">Catatan dari yang sudah mencoba</h2>
        <DataBlock
          call={recentPosts(articles)}
          label="Memuat catatan"
          skeleton={<Skeleton height="24rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Catatan pertama sedang dikeringkan.</p>}
        >
          {({ items }) => (
            <ul className={styles.strips}>
              {items.slice(0, SHOWN).map((post, place, shown) => {
                const to = postPath(articles, post, has);
                return (
                  <li key={post.id}>
                    <Picture
                      src={post.cover}
                      alt=""
                      width={480}
                      height={200}
                      art={{
                        kind: 'works',
                        seed: post.title,
                        after: shown.slice(0, place).map(({ title }) => title),
                      }}
                    />
                    <div>
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

/** What belongs to whom. */
export function Rights() {
  const has = usePageSet();
  return (
    <section className={styles.rights} aria-labelledby="milik">
      <Container>
        <h2 id="milik">Punya siapa setelah dikirim?</h2>
        <dl>
          {rights.map(({ what, whose }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{whose}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.demo}>Panggilan dan nama tempat di papan data contoh.</p>
        {has('news') && (
          <ButtonLink to={pagePath('news')} variant="secondary">
            Hasil panggilan sebelumnya
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}
