/** What stands below the calculator. */
import { listCareers } from '../../api/career';
import { useMountTime } from '../../core/hydration/live';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { nearness, roomText } from '../../sections/events/event-facts';
import { events } from '../../sections/events/event-kinds';
import { nearestFirst } from '../../sections/events/event-order';
import { EventWhen, textAfter } from '../../sections/events/event-when';
import { everyPost } from '../../sections/posts/post-calls';
import { AppLink } from '../../ui/app-link';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import styles from './below.module.css';
import { terms } from './content';

/** Who is hiring, with how many chairs. */
export function Employers() {
  const has = usePageSet();
  return (
    <section className={styles.employers} aria-labelledby="mitra">
      <Container>
        <h2 id="mitra">Yang sedang menambah kursi</h2>
        <DataBlock
          call={listCareers()}
          label="Memuat perusahaan"
          skeleton={<Skeleton height="16rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Belum ada mitra yang membuka kursi pekan ini.</p>}
        >
          {({ items }) => (
            <ul className={styles.chairs}>
              {items.map(({ id, slug, name, logo, summary, city, totalJobs }) => (
                <li key={id}>
                  <Avatar name={name} src={logo} size={44} kind="marks" />
                  <div>
                    <h3>
                      {has('career') ? (
                        <AppLink to={pagePath('career', { slug })}>{name}</AppLink>
                      ) : (
                        name
                      )}
                    </h3>
                    <p>{summary}</p>
                  </div>
                  <p className={styles.seats}>
                    {totalJobs} <span>kursi, {city}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </DataBlock>
        <p className={styles.demo}>Lulusan, karya, dan perusahaan di halaman ini data contoh.</p>
      </Container>
    </section>
  );
}

/** What a company agrees to. */
export function Terms() {
  const has = usePageSet();
  return (
    <section className={styles.terms} aria-labelledby="syarat">
      <Container>
        <h2 id="syarat">Empat angka di surat perjanjian mitra</h2>
        <dl>
          {terms.map(({ figure, title, text }) => (
            <div key={title}>
              <dt>
                <span className={styles.figure}>{figure}</span> {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {has('talent-hiring') && (
          <ButtonLink to={pagePath('talent-hiring')} size="large" variant="inverse">
            Cara merekrut lewat kami
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}

const SHOWN = 2;

/** When both sides sit in one room. */
export function Fairs() {
  const has = usePageSet();
  const now = useMountTime();
  return (
    <section className={styles.fairs} aria-labelledby="semeja">
      <Container>
        <h2 id="semeja">Hari ketika kedua sisi semeja</h2>
        <DataBlock
          call={everyPost(events)}
          label="Memuat bursa"
          skeleton={<Skeleton height="14rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>Ruangan bursa berikutnya belum dipesan.</p>}
        >
          {({ items }) => (
            <ul>
              {nearestFirst(items, now)
                .slice(0, SHOWN)
                .map((fair) => (
                  <li key={fair.id}>
                    <p className={styles.near}>{nearness(fair, now)?.text}</p>
                    <h3>{fair.title}</h3>
                    <p>{fair.summary}</p>
                    <p>
                      <EventWhen event={fair} />
                      {textAfter('. ', fair.location, roomText(fair))}
                    </p>
                  </li>
                ))}
            </ul>
          )}
        </DataBlock>
        {has('event-careers') && (
          <ButtonLink to={pagePath('event-careers')} variant="secondary">
            Daftar ke bursa
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}
