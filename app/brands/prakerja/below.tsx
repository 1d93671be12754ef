/** What stands below the vacancies. */
import type { CSSProperties } from 'react';
import { listCareers } from '../../api/career';
import { useMountTime } from '../../core/hydration/live';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { nearness, roomText, whereText } from '../../sections/events/event-facts';
import { eventPath, events } from '../../sections/events/event-kinds';
import { nearestFirst } from '../../sections/events/event-order';
import { EventWhen, textAfter } from '../../sections/events/event-when';
import { everyPost } from '../../sections/posts/post-calls';
import { PostTitle } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './below.module.css';
import { calls, refusals } from './content';

const FAIRS = 2;
/** The dots of a whole column. */
const COLUMN = 12;

/** Five hundred telephones, a dot each: what became of who finished. */
export function Called() {
  return (
    <section className={styles.called} aria-labelledby="ditelepon">
      <Container>
        <h2 id="ditelepon">Lima ratus lulusan kami telepon satu per satu</h2>
        <ul className={styles.dots}>
          {calls.map(({ key, count, label, text }) => (
            <li key={key} className={styles[key]} style={dotsOf(count)}>
              <span className={styles.field} aria-hidden="true" />
              <p>
                <strong>{count}</strong> {label},
                <br />
                {text}.
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.method}>
          Kuesioner biasanya dibalas yang sedang senang. Telepon diangkat juga oleh yang belum.
        </p>
      </Container>
    </section>
  );
}

/** How many whole columns so many dots are, and how many stand in the last one. */
function dotsOf(count: number): CSSProperties & { '--columns': number; '--rest': number } {
  return { '--columns': Math.floor(count / COLUMN), '--rest': count % COLUMN };
}

/** The days on which one is interviewed on the spot. */
export function Fairs() {
  const has = usePageSet();
  const now = useMountTime();
  return (
    <section className={styles.section} aria-labelledby="bursa">
      <Container>
        <h2 id="bursa">Diwawancarai di tempat</h2>
        <DataBlock
          call={everyPost(events)}
          label="Memuat jadwal bursa"
          skeleton={<Skeleton height="12rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Tanggal bursa berikut sedang disepakati dengan perusahaannya.</p>}
        >
          {({ items }) => (
            <ul className={styles.fairs}>
              {nearestFirst(items, now)
                .slice(0, FAIRS)
                .map((fair) => (
                  <li key={fair.id}>
                    <p className={styles.near}>{nearness(fair, now)?.text}</p>
                    <h3>
                      <PostTitle title={fair.title} to={eventPath(events, fair, has)} />
                    </h3>
                    <p>{fair.summary}</p>
                    <p className={styles.where}>
                      <EventWhen event={fair} />
                      {textAfter(' · ', whereText(fair), roomText(fair))}
                    </p>
                  </li>
                ))}
            </ul>
          )}
        </DataBlock>
        {has('event-careers') && (
          <ButtonLink to={pagePath('event-careers')} variant="secondary" iconEnd="arrow-right">
            Bursa dan seluruh lowongan
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}

/** Sentences for which a vacancy is not put up. */
export function Refusals() {
  const has = usePageSet();
  return (
    <section className={styles.refusals} aria-labelledby="ditolak">
      <Container>
        <h2 id="ditolak">Kalimat yang membuat lowongan kami coret</h2>
        <ul>
          {refusals.map(({ said, why }) => (
            <li key={said}>
              <del>{said}</del>
              <p>{why}</p>
            </li>
          ))}
        </ul>
        {has('news') && (
          <p>
            <AppLink to={pagePath('news')}>
              Lowongan yang kami muat dan kami tolak pekan ini
            </AppLink>
          </p>
        )}
      </Container>
    </section>
  );
}

/** Who hires, and how many they look for. */
export function Employers() {
  const has = usePageSet();
  return (
    <section className={styles.section} aria-labelledby="pemberi-kerja">
      <Container>
        <h2 id="pemberi-kerja">Pintu yang sedang terbuka</h2>
        <DataBlock
          call={listCareers()}
          label="Memuat perusahaan"
          skeleton={<Skeleton height="16rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Pekan ini belum ada perusahaan yang mencari orang.</p>}
        >
          {({ items }) => (
            <ul className={styles.doors}>
              {items.map(({ id, slug, name, logo, summary, city, totalJobs }) => (
                <li key={id}>
                  <Avatar name={name} src={logo} size={48} kind="marks" />
                  <h3>
                    <PostTitle
                      title={name}
                      to={has('career') ? pagePath('career', { slug }) : null}
                    />
                  </h3>
                  <p>{summary}</p>
                  <p className={styles.where}>
                    {city}, mencari {totalJobs} orang
                  </p>
                </li>
              ))}
            </ul>
          )}
        </DataBlock>
        <p className={styles.method}>Perusahaan, lowongan, dan lulusan di sini data contoh.</p>
      </Container>
    </section>
  );
}
