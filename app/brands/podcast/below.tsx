/** What stands below the podcast's episodes. */

import { formatDate } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { news, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import styles from './below.module.css';
import { latestNews } from './first-view';

/** What happens between two episodes. */
export function Desk() {
  const has = usePageSet();
  return (
    <section aria-labelledby="dapur" className={styles.desk}>
      <h2 id="dapur">Di luar jam siaran</h2>
      <DataBlock
        call={latestNews()}
        label="Memuat kabar studio"
        skeleton={<Skeleton height="14rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Studio sedang tenang.</p>}
      >
        {({ items }) => (
          <ul className={styles.notes}>
            {items.map((post) => {
              const to = postPath(news, post, has);
              return (
                <li key={post.id}>
                  <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, 'short')}</time>
                  <h3>
                    <TitleLink title={post.title} to={to} />
                  </h3>
                  <p>{post.summary}</p>
                </li>
              );
            })}
          </ul>
        )}
      </DataBlock>
    </section>
  );
}

/** For who has something to say. */
export function Microphone() {
  const has = usePageSet();
  return (
    <section aria-labelledby="mikrofon" className={styles.microphone}>
      <h2 id="mikrofon">Kursi satunya masih kosong</h2>
      <p>
        Kami mencari orang yang baru belajar sesuatu, bukan yang sudah ahli. Rekamannya satu jam,
        air putihnya dingin, dan kamu boleh meminta bagian mana pun dihapus.
      </p>
      <div className={styles.actions}>
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} size="large">
            Usulkan tamu
          </ButtonLink>
        )}
        {has('podcasts') && (
          <ButtonLink to={pagePath('podcasts')} size="large" variant="secondary">
            Dengarkan dulu
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
