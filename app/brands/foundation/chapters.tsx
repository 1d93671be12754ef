/** The report's later chapters. */
import { formatDate } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { blog, postPath } from '../../sections/posts/post-kinds';
import { PostTitle } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { cx } from '../../ui/cx';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Chapter } from './chapter';
import styles from './chapters.module.css';
import { ended } from './content';
import { diary, SHOWN } from './first-view';

/** What did not work. */
export function Ended() {
  return (
    <Chapter id="henti" ground="raised">
      <ul className={styles.ended}>
        {ended.map(({ name, year, cost, instead }) => (
          <li key={name}>
            <p className={styles.year}>{year}</p>
            <h3>
              <s>{name}</s>
            </h3>
            <p>{cost}.</p>
            <p className={styles.instead}>{instead}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** What those who go out have written down. */
export function FieldNotes() {
  const has = usePageSet();
  return (
    <Chapter id="catatan">
      <DataBlock
        call={diary()}
        label="Memuat catatan lapangan"
        skeleton={<Skeleton height="30rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Buku sakunya masih di perjalanan" />}
      >
        {({ items }) => (
          <ol className={styles.notes}>
            {items.slice(0, SHOWN).map((post) => (
              <li key={post.id}>
                <h3>
                  <PostTitle title={post.title} to={postPath(blog, post, has)} />
                </h3>
                <p>{post.summary}</p>
                <p className={styles.by}>
                  {post.author}, {formatDate(post.publishedAt)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </DataBlock>
      <p className={cx(styles.by, styles.example)}>Nama orang di bab ini nama contoh.</p>
      {has('blog') && (
        <ButtonLink to={pagePath('blog')} variant="secondary">
          Buka semua catatan
        </ButtonLink>
      )}
    </Chapter>
  );
}

/** Whoever reads on. */
export function Unwritten() {
  const has = usePageSet();
  return (
    <Chapter id="bab-kamu" ground="deep">
      <p className={styles.blank}>
        Di desa mana ruangnya, siapa dua relawannya, berapa neneknya? Isi tiga titik-titik itu, dan
        halaman berikutnya tentang kalian.
      </p>
      <ActionRow>
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} size="large" variant="inverse">
            Usulkan kelas di desamu
          </ButtonLink>
        )}
        {has('class') && (
          <ButtonLink to={pagePath('class')} size="large" variant="inverse-ghost">
            Ikut kelas gratis
          </ButtonLink>
        )}
      </ActionRow>
    </Chapter>
  );
}
