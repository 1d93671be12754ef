/** What stands below the sentence. */

import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { recentPosts } from '../../sections/posts/post-calls';
import { news, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './below.module.css';
import { chairs } from './content';

const SHOWN = 4;

/** What came of talks. */
export function Heard() {
  const has = usePageSet();
  return (
    <section className={styles.heard} aria-labelledby="didengar">
      <Container>
        <h2 id="didengar">Yang terjadi setelah seseorang didengar</h2>
        <DataBlock
          call={recentPosts(news)}
          label="Memuat cerita"
          skeleton={<Skeleton height="24rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Cerita pertama masih dimintakan izin.</p>}
        >
          {({ items }) => (
            <ul className={styles.stories}>
              {items.slice(0, SHOWN).map((post) => {
                const to = postPath(news, post, has);
                return (
                  <li key={post.id}>
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
      </Container>
    </section>
  );
}

/** What either side keeps to. */
export function Chairs() {
  return (
    <section className={styles.chairs} aria-labelledby="kursi">
      <Container>
        <h2 id="kursi">Dua kursi, enam janji</h2>
        <div className={styles.pair}>
          {chairs.map(({ who, keeps }) => (
            <div key={who} className={styles.chair}>
              <h3>{who}</h3>
              <ul>
                {keeps.map((promise) => (
                  <li key={promise}>{promise}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}

/** For who would rather sit on the other chair. */
export function BecomeMentor() {
  const has = usePageSet();
  return (
    <section className={styles.become} aria-labelledby="jadi-mentor">
      <Container>
        <h2 id="jadi-mentor">Jadi mentor: cukup pernah tersesat di jalan yang sama</h2>
        <p>
          Satu jam setiap dua pekan. Tidak perlu gelar pelatih; enam pertanyaannya kami ajarkan, dan
          ada yang menemanimu pada pertemuan pertama.
        </p>
        <div className={styles.actions}>
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large">
              Ajukan diri sebagai mentor
            </ButtonLink>
          )}
          {has('collaboration') && (
            <ButtonLink
              to={`${pagePath('collaboration')}?mitra=perorangan`}
              size="large"
              variant="secondary"
            >
              Apa yang kubawa, apa yang kudapat
            </ButtonLink>
          )}
        </div>
      </Container>
    </section>
  );
}
