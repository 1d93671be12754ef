/** What stands below the board. */
import { dayOf, formatDate } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { recentPosts } from '../../sections/posts/post-calls';
import { news, postPath } from '../../sections/posts/post-kinds';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { Section } from '../../ui/layout';
import styles from './below.module.css';
import { doors, rules } from './content';

/** Who comes in, and by what. */
export function Doors() {
  return (
    <Section labelledBy="pintu">
      <h2 id="pintu" className={styles.small}>
        Dua pintu, dua-duanya diketuk
      </h2>
      <div className={styles.doors}>
        {doors.map(({ who, opening, text, leave }) => (
          <article key={who}>
            <h3>{who}</h3>
            <p className={styles.opening}>{opening}</p>
            <p>{text}</p>
            <p>{leave}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}

/** What the secretary has put down. */
export function Minutes() {
  const has = usePageSet();
  return (
    <Section labelledBy="notula">
      <h2 id="notula" className={styles.small}>
        Dari buku sekretariat
      </h2>
      <DataBlock
        call={recentPosts(news)}
        label="Membuka buku"
        skeleton={<Skeleton height="24rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Halaman triwulan ini belum ditulisi.</p>}
      >
        {({ items }) => (
          <ol className={styles.minutes}>
            {items.slice(0, 5).map((post) => (
              <li key={post.slug}>
                <time dateTime={dayOf(post.publishedAt)}>
                  {formatDate(post.publishedAt, 'short')}
                </time>
                <h3>
                  <AppLink to={postPath(news, post, has) ?? pagePath('news')}>{post.title}</AppLink>
                </h3>
              </li>
            ))}
          </ol>
        )}
      </DataBlock>
    </Section>
  );
}

/** What is asked of those who sit, and the way in. */
export function HouseRules() {
  const has = usePageSet();
  return (
    <Section labelledBy="tata-tertib" ground="soft">
      <div className={styles.house}>
        <h2 id="tata-tertib">Tata tertib ruangan</h2>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <div>
          <p>
            Sudah diundang sekretariat? Pakai surel yang tertulis di undangan, lalu kursi Anda
            bernama.
          </p>
          <ActionRow>
            {has('register') && (
              <ButtonLink to={pagePath('register')} size="large">
                Aktifkan undangan
              </ButtonLink>
            )}
            {has('class') && (
              <ButtonLink to={pagePath('class')} size="large" variant="secondary">
                Semua kelas anggota
              </ButtonLink>
            )}
          </ActionRow>
        </div>
      </div>
    </Section>
  );
}
