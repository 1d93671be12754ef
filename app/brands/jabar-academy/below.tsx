/** What stands below the map of towns. */
import type { CSSProperties } from 'react';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { CallToAction } from '../../sections/call-to-action';
import { FaqSection } from '../../sections/faq-section';
import { news, postPath } from '../../sections/posts/post-kinds';
import { PostTitle } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Section } from '../../ui/layout';
import styles from './below.module.css';
import { layers, questions } from './content';
import { latestNews, SHOWN } from './first-view';

/** The province's cloth: seven layers of a cloud, each a step on the way. */
export function Clouds() {
  return (
    <section aria-labelledby="awan" className={styles.sky}>
      <Container>
        <h2 id="awan">Awan yang sabar berlapis tujuh</h2>
        <div className={styles.weather}>
          <figure className={styles.cloth}>
            <Cloud />
            <figcaption>
              Mega mendung, batik Trusmi dari Cirebon. Biru tua di luar, muda di dalam; haknya kami
              bayar kepada pembatiknya.
            </figcaption>
          </figure>
          <ol className={styles.layers}>
            {layers.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}

/** One outline, drawn seven times with an ever narrower pen: the cloth's cloud. */
function Cloud() {
  return (
    <svg viewBox="-16 0 556 330" className={styles.cloud} aria-hidden="true">
      {layers.map((text, index) => (
        <path
          key={text}
          strokeWidth={(layers.length - index) * 18}
          style={layerOf(index)}
          d="M92 236c-40-2-42-56-2-58-18-44 44-70 64-32-4-60 84-74 92-14 26-42 92-14 72 30 40-18 70 30 36 58 44 8 84-16 106-62 10 78-66 104-140 90-76 6-156 4-228-12z"
        />
      ))}
    </svg>
  );
}

function layerOf(index: number): CSSProperties & { '--layer': number } {
  return { '--layer': index };
}

/** News by town, each with its horizon. */
export function TownNews() {
  const has = usePageSet();
  return (
    <Section labelledBy="kabar">
      <div className={styles.over}>
        <h2 id="kabar">Kata kabupaten sebelah</h2>
        <AppLink to={pagePath('news')}>Semua kabar kabupaten</AppLink>
      </div>
      <DataBlock
        call={latestNews()}
        label="Memuat kabar kabupaten"
        skeleton={<Skeleton height="26rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Pekan ini kabupaten sedang tenang" />}
      >
        {({ items }) => (
          <ul className={styles.news}>
            {items.slice(0, SHOWN).map((post, index) => (
              <li key={post.id}>
                <ArtImage
                  art={{
                    kind: 'landscapes',
                    seed: post.id,
                    subject: post.tags.join(' '),
                    after: seedsBefore(items, index, 'id'),
                  }}
                  width={400}
                  height={400}
                  className={styles.horizon}
                />
                <h3>
                  <PostTitle title={post.title} to={postPath(news, post, has)} />
                </h3>
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
    </Section>
  );
}

export function Doubts() {
  return <FaqSection title="Yang ditanyakan di depan aula" questions={questions} />;
}

export function Door() {
  const has = usePageSet();
  return (
    <CallToAction
      title="Aula terdekat sudah disapu"
      text="Gratis bagi warga Jawa Barat berumur 17 sampai 45. Teh manisnya juga."
    >
      {has('class') && (
        <ButtonLink to={pagePath('class')} size="large">
          Pilih kelasmu
        </ButtonLink>
      )}
      {has('overview') && (
        <ButtonLink to={pagePath('overview')} size="large" variant="secondary">
          Periksa angka akademi
        </ButtonLink>
      )}
    </CallToAction>
  );
}
