/** What stands below the table. */

import { listPodcasts } from '../../api/podcast';
import { useMountTime } from '../../core/hydration/live';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { nearness, roomText } from '../../sections/events/event-facts';
import { eventPath, events } from '../../sections/events/event-kinds';
import { episodePath } from '../../sections/podcast/episode-path';
import { everyPost } from '../../sections/posts/post-calls';
import { TitleLink } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatMinutes } from '../../ui/format';
import { nextEvent, placeOf, upcoming } from '../rooms/stage/happening';
import styles from './below.module.css';
import { rules } from './content';

const MOST_TOWNS = 4;

/** Where else there is a table. */
export function Towns() {
  const has = usePageSet();
  const now = useMountTime();
  return (
    <section aria-labelledby="kota" className={styles.section}>
      <Container>
        <h2 id="kota">Setelah itu, meja pindah kota</h2>
        <DataBlock
          call={everyPost(events)}
          label="Memuat temu berikutnya"
          skeleton={<Skeleton height="14rem" />}
        >
          {({ items }) => {
            const next = nextEvent(items, now);
            const others = upcoming(items, now).filter((event) => event !== next);
            return (
              <ul className={styles.towns}>
                {others.slice(0, MOST_TOWNS).map((event) => {
                  const to = eventPath(events, event, has);
                  return (
                    <li key={event.id}>
                      <p className={styles.town}>{placeOf(event).town}</p>
                      <h3>
                        <TitleLink title={event.title} to={to} />
                      </h3>
                      <p>
                        {[nearness(event, now)?.text, roomText(event)].filter(Boolean).join(', ')}
                      </p>
                    </li>
                  );
                })}
              </ul>
            );
          }}
        </DataBlock>
      </Container>
    </section>
  );
}

/** What one can count on in the room. */
export function HouseRules() {
  return (
    <section aria-labelledby="rumah" className={styles.rules}>
      <Container>
        <h2 id="rumah">Supaya semua bisa bernapas</h2>
        <dl>
          {rules.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

/** What was said at another table. */
export function Kitchen() {
  const has = usePageSet();
  return (
    <section aria-labelledby="dapur" className={styles.section}>
      <Container>
        <h2 id="dapur">Obrolan yang terekam</h2>
        <DataBlock
          call={listPodcasts()}
          label="Memuat obrolan"
          skeleton={<Skeleton height="12rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Rekaman pertama sedang disunting.</p>}
        >
          {({ items }) => (
            <ol className={styles.talks}>
              {items.slice(0, 3).map((episode) => {
                const to = episodePath(episode, has);
                return (
                  <li key={episode.id}>
                    <h3>
                      <TitleLink title={episode.title} to={to} />
                    </h3>
                    <p>
                      {episode.speakers.join(' dan ')},{' '}
                      {formatMinutes(episode.durationSeconds / 60)}
                    </p>
                  </li>
                );
              })}
            </ol>
          )}
        </DataBlock>
      </Container>
    </section>
  );
}

/** The chair that is still free. */
export function Chair() {
  const has = usePageSet();
  return (
    <section aria-labelledby="kursi" className={styles.chair}>
      <Container>
        <h2 id="kursi">Belum bisa keluar rumah? Mejanya ikut pulang.</h2>
        <p>Kelas malam dimulai setelah piring terakhir. Kamera boleh mati, suara boleh serak.</p>
        {has('class') && (
          <ButtonLink to={pagePath('class')} size="large">
            Lihat kelas malam
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}
