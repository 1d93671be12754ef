import { type CSSProperties, useId, useState } from 'react';
import type { Mentor } from '../../api/mentor';
import type { Post } from '../../api/post';
import { useMountTime } from '../../core/hydration/live';
import { formatDate, formatHours } from '../../core/wib';
import { pagePath, usePageSet } from '../../router/page-table';
import { nearness, roomText } from '../../sections/events/event-facts';
import { eventPath, events } from '../../sections/events/event-kinds';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Option } from '../../ui/one-of';
import { Picture } from '../../ui/picture';
import { PlainLine } from '../../ui/plain-line';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { placeOf } from '../rooms/stage/happening';
import styles from './round-table.module.css';

/** As many as fit round the table, beside the chair that is free. */
const SEATS = 7;

interface RoundTableProps {
  meetup: Post | null;
  /** In place of a meetup. */
  meetupNote: string;
  women: readonly Mentor[];
  /** In place of anybody who sits there. */
  womenNote: string;
}

/** Who sits there, where and when; a face that is chosen says hello. */
export function RoundTable({ meetup, meetupNote, women, womenNote }: RoundTableProps) {
  const seated = women.slice(0, SEATS);
  const [chosen, choose] = useState('');
  const group = useId();
  const woman = seated.find(({ id }) => id === chosen) ?? seated[0] ?? null;
  return (
    <Container className={styles.room ?? ''}>
      <div className={styles.words}>
        <h1>Ada kursi di sebelah kami</h1>
        <PlainLine />
        {woman ? <Greeting woman={woman} /> : <p className={styles.hello}>{womenNote}</p>}
        <Invitation meetup={meetup} />
      </div>
      <div className={styles.place}>
        <div className={styles.table}>
          <Meetup meetup={meetup} note={meetupNote} />
        </div>
        <fieldset>
          <legend>
            <VisuallyHidden>Siapa yang disapa</VisuallyHidden>
          </legend>
          <ul>
            {seated.map((one, index) => (
              <li key={one.id} className={styles.seat} style={turn(index, seated.length + 1)}>
                <Option
                  name={group}
                  value={one.id}
                  isChosen={one === woman}
                  onChoose={() => choose(one.id)}
                  label={`Sapa ${one.name}`}
                  className={styles.face}
                >
                  <Picture
                    src={one.photo}
                    alt=""
                    width={112}
                    height={112}
                    art={{ kind: 'people', seed: one.name }}
                    eager
                  />
                </Option>
              </li>
            ))}
            <li className={styles.seat} style={turn(seated.length, seated.length + 1)}>
              <span className={styles.free}>Kamu</span>
            </li>
          </ul>
        </fieldset>
      </div>
    </Container>
  );
}

/** Where a seat is: a share of the whole round, the first to the left above. */
function turn(index: number, count: number): CSSProperties & { '--turn': string } {
  return { '--turn': `${Math.round((index / count) * 1000) / 1000 - 0.1}turn` };
}

function Greeting({ woman }: { woman: Mentor }) {
  const { name, position, city, bio, expertise } = woman;
  return (
    <div className={styles.hello} aria-live="polite">
      <h2>{name}</h2>
      <p className={styles.work}>{[position, city].filter(Boolean).join(', ')}</p>
      <p>{bio}</p>
      {expertise.length > 0 && <p>Tanya aku soal {expertise.join(' atau ')}.</p>}
    </div>
  );
}

function Invitation({ meetup }: { meetup: Post | null }) {
  const has = usePageSet();
  const to = meetup && eventPath(events, meetup, has);
  return (
    <div className={styles.actions}>
      {to && (
        <ButtonLink to={to} size="large">
          Ambil satu kursi
        </ButtonLink>
      )}
      {has('class') && (
        <ButtonLink to={pagePath('class')} size="large" variant="secondary">
          Belajar dari rumah dulu
        </ButtonLink>
      )}
    </div>
  );
}

/** How many letters the town has: it is set as large as the table lets it. */
function letters(town: string): CSSProperties & { '--letters': number } {
  return { '--letters': Math.max(5, [...town].length) };
}

/** What is written on the table. */
function Meetup({ meetup, note }: { meetup: Post | null; note: string }) {
  const now = useMountTime();
  if (meetup === null) return <p>{note}</p>;
  const { town, house } = placeOf(meetup);
  const [hour] = formatHours(meetup.startDate, meetup.endDate);
  return (
    <>
      <p>{nearness(meetup, now)?.text}</p>
      <p className={styles.town} style={letters(town)}>
        {town}
      </p>
      <p>
        <time dateTime={meetup.startDate}>{formatDate(meetup.startDate)}</time>
        {hour !== '' && <>, {hour}</>}
      </p>
      {house !== '' && <p className={styles.house}>{house}</p>}
      <p className={styles.left}>{roomText(meetup)}</p>
    </>
  );
}
