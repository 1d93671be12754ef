import { listPodcasts } from '../../api/podcast';
import { DataBlock } from '../../data/data-block';
import { usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { episodePath } from '../../sections/podcast/episode-path';
import { TitleLink } from '../../sections/posts/post-title';
import { ArtImage } from '../../ui/art-image';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './second.module.css';

/** For newcomers: one episode of each series, instead of a list of all. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
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
                      <div>
                        <h2>{episode.category.name || 'Episode lepas'}</h2>
                        <p>
                          <TitleLink title={episode.title} to={to} />
                        </p>
                      </div>
                      <ArtImage
                        art={{
                          kind: 'waves',
                          seed: episode.title,
                          seconds: episode.durationSeconds,
                        }}
                        width={480}
                        height={160}
                        className={styles.wave}
                      />
                    </li>
                  );
                })}
            </ul>
          )}
        </DataBlock>
      </Container>
      <ClassSection
        title="Kalau giliran suaramu"
        lead="Kelas rekam yang masih menerima peserta. Lemari pakaian di rumahmu sudah cukup jadi studio."
        more="Semua kelas suara"
        ground="soft"
      />
    </>
  );
}
