import { listPodcasts } from '../../api/podcast';
import { DataBlock } from '../../data/data-block';
import { usePageSet } from '../../router/page-table';
import { episodePath } from '../../sections/podcast/episode-path';
import { TitleLink } from '../../sections/posts/post-title';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './second.module.css';

/** For newcomers: one episode of each series, instead of a list of all. */
export default function Second() {
  const has = usePageSet();
  return (
    <Container className={styles.page ?? ''}>
      <h1>Mulai dari suara yang mana?</h1>
      <p className={styles.lead}>
        Tiap seri punya satu pintu masuk. Pilih yang paling dekat dengan harimu, lalu biarkan
        berputar.
      </p>
      <DataBlock
        call={listPodcasts()}
        label="Memuat seri"
        skeleton={<Skeleton height="20rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Seri pertama sedang direkam.</p>}
      >
        {({ items }) => (
          <ul className={styles.series}>
            {items
              .filter(
                ({ category }, index) =>
                  items.findIndex((other) => other.category.name === category.name) === index,
              )
              .map((episode) => {
                const to = episodePath(episode, has);
                return (
                  <li key={episode.id}>
                    <h2>{episode.category.name || 'Episode lepas'}</h2>
                    <p>
                      <TitleLink title={episode.title} to={to} />
                    </p>
                  </li>
                );
              })}
          </ul>
        )}
      </DataBlock>
    </Container>
  );
}
