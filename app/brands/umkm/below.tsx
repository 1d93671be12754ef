/** What stands round the market. */
import { useMountTime } from '../../core/hydration/live';
import { formatLeaf } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { roomText, whereText } from '../../sections/events/event-facts';
import { eventPath, events } from '../../sections/events/event-kinds';
import { nearestFirst } from '../../sections/events/event-order';
import { EventWhen, textAfter } from '../../sections/events/event-when';
import { everyPost } from '../../sections/posts/post-calls';
import { articles, postPath } from '../../sections/posts/post-kinds';
import { PostTitle } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './below.module.css';
import { evening } from './content';
import { tales } from './first-view';

const MARKETS = 3;

/** One evening, by the clock. */
export function Evening() {
  return (
    <section className={styles.evening} aria-labelledby="malam">
      <Container>
        <h2 id="malam">Satu malam, dari pintu diturunkan sampai lampu dimatikan</h2>
        <ol className={styles.clock}>
          {evening.map(({ time, title, text }) => (
            <li key={time}>
              <p className={styles.time}>{time}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** When one sells side by side, or brings a question along. */
export function SharedMarkets() {
  const has = usePageSet();
  const now = useMountTime();
  return (
    <section className={styles.section} aria-labelledby="pasar">
      <Container>
        <h2 id="pasar">Meja yang masih bisa dipesan</h2>
        <DataBlock
          call={everyPost(events)}
          label="Memuat tanggal pasar"
          skeleton={<Skeleton height="14rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Alun-alun untuk pasar berikutnya sedang dipinjam. Tanggalnya menyusul.</p>}
        >
          {({ items }) => (
            <ul className={styles.leaves}>
              {nearestFirst(items, now)
                .slice(0, MARKETS)
                .map((event) => {
                  const leaf = formatLeaf(event.startDate);
                  return (
                    <li key={event.id}>
                      <p className={styles.leaf} aria-hidden="true">
                        <strong>{leaf?.day ?? '–'}</strong> {leaf?.month}
                      </p>
                      <div>
                        <h3>
                          <PostTitle title={event.title} to={eventPath(events, event, has)} />
                        </h3>
                        <p>{event.summary}</p>
                        <p className={styles.quiet}>
                          <EventWhen event={event} />
                          {textAfter(' · ', whereText(event), roomText(event))}
                        </p>
                      </div>
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

/** What others in the trade have written down. */
export function Tales() {
  const has = usePageSet();
  return (
    <section className={styles.tales} aria-labelledby="buku-pinter">
      <Container>
        <h2 id="buku-pinter">Dicatat tetangga, boleh ditiru</h2>
        <DataBlock
          call={tales()}
          label="Memuat catatan"
          skeleton={<Skeleton height="12rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Buku pinter masih kosong; tetanggamu sedang menulisnya.</p>}
        >
          {({ items }) => (
            <ul className={styles.notes}>
              {items.map((post) => (
                <li key={post.id}>
                  <h3>
                    <PostTitle title={post.title} to={postPath(articles, post, has)} />
                  </h3>
                  <p>{post.summary}</p>
                </li>
              ))}
            </ul>
          )}
        </DataBlock>
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} size="large" iconEnd="arrow-right">
            Minta pendamping datang ke warung
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}
