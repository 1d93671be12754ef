/** What stands below the question. */

import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { recentPosts } from '../../sections/posts/post-calls';
import { articles, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './below.module.css';
import { leaves, openers } from './content';

/** What of an answer goes away, counted out in dots. */
export function Leaves() {
  return (
    <section className={styles.leaves} aria-labelledby="pergi">
      <Container>
        <h2 id="pergi">Yang menetap, yang pergi</h2>
        <dl>
          {leaves.map(({ count, what, where }) => (
            <div key={what}>
              <dt>
                <span className={styles.count}>{count}</span> {what}
              </dt>
              <dd>{where}</dd>
              <dd aria-hidden="true" className={styles.dots}>
                {Array.from({ length: count }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike.
                  <span key={place} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

/** What others have found out about theirs. */
export function Readings() {
  const has = usePageSet();
  return (
    <section className={styles.readings} aria-labelledby="sesudah">
      <Container>
        <h2 id="sesudah">Sesudah tahu hurufnya</h2>
        <DataBlock
          call={recentPosts(articles)}
          label="Memuat tulisan"
          skeleton={<Skeleton height="20rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Tulisan pertama masih di meja penulisnya.</p>}
        >
          {({ items }) => (
            <ul className={styles.notes}>
              {items.slice(0, 3).map((post) => {
                const to = postPath(articles, post, has);
                return (
                  <li key={post.id}>
                    <Avatar name={post.author} size={72} />
                    <div className={styles.note}>
                      <h3>
                        <TitleLink title={post.title} to={to} />
                      </h3>
                      <p>{post.summary}</p>
                      <p className={styles.by}>{post.author}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
        </DataBlock>
        <p className={styles.demo}>Nama penulis di atas data contoh.</p>
      </Container>
    </section>
  );
}

/** What one may ask next, and whom. */
export function Talk() {
  const has = usePageSet();
  return (
    <section className={styles.talk} aria-labelledby="obrolan">
      <Container>
        <h2 id="obrolan">Lanjutkan dengan bertanya</h2>
        <ul className={styles.openers}>
          {openers.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          {has('chat') && (
            <ButtonLink to={pagePath('chat')} size="large" variant="inverse">
              Tanyakan ke asisten
            </ButtonLink>
          )}
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large" variant="inverse-ghost">
              Bicara dengan fasilitator
            </ButtonLink>
          )}
        </div>
      </Container>
    </section>
  );
}
