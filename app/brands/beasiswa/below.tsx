/** What stands below the days that are counted back. */

import { listMentors } from '../../api/mentor';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { recentPosts } from '../../sections/posts/post-calls';
import { articles, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Section } from '../../ui/layout';
import { Motif } from '../../ui/motif';
import styles from './below.module.css';
import { lastRound, never } from './content';

const READERS = 4;
const GUIDES = 3;

/** How many are left after each stage of the last round. */
export function Sieve() {
  const [first, last] = [lastRound[0], lastRound[4]];
  return (
    <Section labelledBy="saringan">
      <h2 id="saringan" className={styles.title}>
        Jujur saja: dari {formatNumber(first.people)}, tersisa {formatNumber(last.people)}
      </h2>
      <ol className={styles.sieve}>
        {lastRound.map(({ people, stage, why }) => (
          <li key={stage}>
            <span
              className={styles.measure}
              style={{ inlineSize: `${(people / first.people) * 100}%` }}
              aria-hidden="true"
            />
            <strong>{formatNumber(people)}</strong>
            <details>
              <summary>{stage}</summary>
              <p>{why}</p>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Who reads what is handed in. */
export function Readers() {
  return (
    <Section labelledBy="pembaca" ground="soft">
      <h2 id="pembaca" className={styles.title}>
        Yang membaca berkasmu punya wajah
      </h2>
      <DataBlock
        call={listMentors()}
        label="Memuat para pembaca"
        skeleton={<Skeleton height="18rem" />}
        isEmpty={(readers) => readers.length === 0}
        empty={<p>Pembaca putaran berikutnya sedang dipilih.</p>}
      >
        {(readers) => (
          <ul className={styles.readers}>
            {readers.slice(0, READERS).map(({ id, name, position, city, bio }, index, shown) => (
              <li key={id}>
                <ArtImage
                  art={{
                    kind: 'people',
                    seed: name,
                    after: shown.slice(0, index).map((reader) => reader.name),
                  }}
                  width={280}
                  height={350}
                  className={styles.face}
                />
                <h3>{name}</h3>
                <p className={styles.position}>{[position, city].filter(Boolean).join(', ')}</p>
                <p>{bio}</p>
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
      <p className={styles.note}>Orang dan angka di halaman ini data contoh.</p>
    </Section>
  );
}

/** What helps before anything is written. */
export function Guides() {
  const has = usePageSet();
  return (
    <Section labelledBy="panduan">
      <div className={styles.guides}>
        <div>
          <h2 id="panduan">Dibaca dulu sambil menunggu antrean fotokopi</h2>
          {has('article-detail') && (
            <p>
              <AppLink to={pagePath('article-detail')}>Semua panduan</AppLink>
            </p>
          )}
        </div>
        <DataBlock
          call={recentPosts(articles)}
          label="Memuat panduan"
          skeleton={<Skeleton height="16rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Panduan pertama sedang disunting.</p>}
        >
          {({ items }) => (
            <ol>
              {items.slice(0, GUIDES).map((post) => {
                const to = postPath(articles, post, has);
                return (
                  <li key={post.id}>
                    <h3>
                      <TitleLink title={post.title} to={to} />
                    </h3>
                    <p>{post.summary}</p>
                  </li>
                );
              })}
            </ol>
          )}
        </DataBlock>
      </div>
    </Section>
  );
}

/** What nobody here will ever ask for. */
export function Never() {
  const has = usePageSet();
  return (
    <section aria-labelledby="tidak" className={styles.never}>
      <span className={styles.cloth}>
        <Motif size="3.5rem" />
      </span>
      <Container>
        <h2 id="tidak">Yang tidak akan pernah kami minta</h2>
        <ul>
          {never.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p>Kalau ada yang memintanya atas nama kami, simpan pesannya dan beri tahu panitia.</p>
        <ActionRow>
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large">
              Hubungi panitia
            </ButtonLink>
          )}
          {has('news') && (
            <ButtonLink to={pagePath('news')} size="large" variant="secondary">
              Pengumuman resmi
            </ButtonLink>
          )}
        </ActionRow>
      </Container>
    </section>
  );
}
