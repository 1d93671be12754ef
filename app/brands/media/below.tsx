/** What stands below the front page's fold. */

import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { articles, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow, Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './below.module.css';
import { rules } from './content';
import { essays } from './first-view';

/** Longer pieces, set in columns as on an inside page. */
export function Essays() {
  const has = usePageSet();
  return (
    <section aria-labelledby="esai" className={styles.essays}>
      <Container>
        <div className={styles.bar}>
          <h2 id="esai">Halaman dalam</h2>
          <p>Ditulis pelan-pelan, dibaca di akhir pekan</p>
        </div>
        <DataBlock
          call={essays()}
          label="Memuat tulisan panjang"
          skeleton={<Skeleton height="16rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Tulisan panjang terbit setiap akhir pekan.</p>}
        >
          {({ items }) => (
            <div className={styles.columns}>
              {items.map((post) => {
                const to = postPath(articles, post, has);
                return (
                  <article key={post.id} className={styles.essay}>
                    <p className={styles.rubric}>{post.category.name}</p>
                    <h3>
                      <TitleLink title={post.title} to={to} />
                    </h3>
                    <p className={styles.opening}>{post.summary}</p>
                    {post.author !== '' && <p className={styles.author}>{post.author}</p>}
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

/** How the newsroom works, as the small print of a paper. */
export function Rules() {
  const has = usePageSet();
  return (
    <section aria-labelledby="aturan" className={styles.rules}>
      <Container>
        <div className={styles.sheet}>
          <h2 id="aturan">Empat janji yang bisa kamu tagih</h2>
          <dl>
            {rules.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {has('about') && <AppLink to={pagePath('about')}>Siapa yang menulis di sini</AppLink>}
        </div>
      </Container>
    </section>
  );
}

/** Where readers go on, or write back. */
export function Letterbox() {
  const has = usePageSet();
  return (
    <section aria-labelledby="surat" className={styles.letterbox}>
      <Container>
        <h2 id="surat">Ada yang kami lewatkan di kotamu?</h2>
        <p>
          Ceritakan kepada redaksi. Tidak perlu rapi; cukup tempat, waktu, dan siapa yang bisa kami
          telepon.
        </p>
        <ActionRow>
          {has('news') && (
            <ButtonLink to={pagePath('news')} size="large">
              Baca semua berita
            </ButtonLink>
          )}
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large" variant="secondary">
              Hubungi redaksi
            </ButtonLink>
          )}
        </ActionRow>
      </Container>
    </section>
  );
}
