/** What stands below the festival's poster. */

import { useMountTime } from '../../core/hydration/live';
import { formatLeaf } from '../../core/wib';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { nearness, whereText } from '../../sections/events/event-facts';
import { eventPath, events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { TitleLink } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { mainEvent, upcoming } from '../rooms/stage/happening';
import styles from './below.module.css';
import { gate } from './content';

/** What everybody asks before they come. */
export function Gate() {
  return (
    <section className={styles.gate} aria-labelledby="gerbang">
      <h2 id="gerbang">Di gerbang nanti</h2>
      <dl>
        {gate.map(({ ask, answer }) => (
          <div key={ask}>
            <dt>{ask}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SHOWN = 3;

/** What happens before the festival does. */
export function WarmUp() {
  const has = usePageSet();
  const now = useMountTime();
  return (
    <section className={styles.warmUp} aria-labelledby="sebelum">
      <h2 id="sebelum">Kalau tidak sabar menunggu</h2>
      <DataBlock
        call={everyPost(events)}
        label="Memuat acara pemanasan"
        skeleton={<Skeleton height="12rem" />}
      >
        {({ items }) => {
          const festival = mainEvent(items, now);
          const others = upcoming(items, now).filter((event) => event !== festival);
          return (
            <ul className={styles.tickets}>
              {others.slice(0, SHOWN).map((event) => {
                const leaf = formatLeaf(event.startDate);
                const to = eventPath(events, event, has);
                return (
                  <li key={event.id} className={styles.ticket}>
                    <p className={styles.leaf}>
                      <span>{leaf?.day}</span> {leaf?.month}
                    </p>
                    <div>
                      <h3>
                        <TitleLink title={event.title} to={to} />
                      </h3>
                      <p>
                        {whereText(event)}, {nearness(event, now)?.text.toLowerCase()}
                      </p>
                    </div>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </DataBlock>
    </section>
  );
}

/** Who wants to stand behind the stage. */
export function Backstage() {
  const has = usePageSet();
  return (
    <section className={styles.backstage} aria-labelledby="belakang">
      <h2 id="belakang">Butuh tangan, meja, dan terpal</h2>
      <p>
        Festival ini digelar oleh warga. Sekolah boleh membawa satu panggung kecil, usaha boleh
        menyumbang satu malam lampu, dan siapa pun boleh mengangkat kursi.
      </p>
      <div className={styles.actions}>
        {has('belajar-bersama') && (
          <ButtonLink to={`${pagePath('belajar-bersama')}#sponsor`} size="large">
            Dukung satu panggung
          </ButtonLink>
        )}
        {has('make-appointment') && (
          <ButtonLink to={pagePath('make-appointment')} size="large" variant="secondary">
            Bicara dengan panitia
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
