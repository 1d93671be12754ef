import { type CSSProperties, useId, useState } from 'react';
import type { Post } from '../../api/post';
import { useMountTime } from '../../core/hydration/live';
import { formatDate, formatLeaf } from '../../core/wib';
import { usePageSet } from '../../router/page-table';
import { nearness } from '../../sections/events/event-facts';
import { eventPath, events, festivalProgramme } from '../../sections/events/event-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { ButtonLink } from '../../ui/button';
import { Loading } from '../../ui/feedback';
import { Option } from '../../ui/one-of';
import { daysOf, placeOf } from '../rooms/stage/happening';
import styles from './poster.module.css';
import { onDay } from './programme';

interface PosterProps {
  festival: Post;
  programme: readonly Post[];
}

/** Days cut out of paper, each of which opens its programme; the town across the whole sheet. */
export function Poster({ festival, programme }: PosterProps) {
  const days = daysOf(festival);
  const [chosen, choose] = useState(days[0] ?? '');
  const group = useId();
  const has = usePageSet();
  const near = nearness(festival, useMountTime());
  const { town, house } = placeOf(festival);
  const to = eventPath(events, festival, has);
  return (
    <div className={styles.poster}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h1 className={styles.title}>Festival Belajar Bersama</h1>
          <p className={styles.claim}>
            {days.length} hari, semua umur, masuk gratis.
            {near !== null && <strong> {near.text}.</strong>}
          </p>
        </div>
        <fieldset className={styles.days}>
          <legend>Tanggal festival; pilih satu untuk melihat acaranya</legend>
          {days.map((day, index) => (
            <Day
              key={day}
              group={group}
              day={day}
              place={index}
              isChosen={day === chosen}
              onChoose={() => choose(day)}
            />
          ))}
        </fieldset>
        <DayProgramme day={chosen} place={days.indexOf(chosen)} programme={programme} />
      </div>
      <p className={styles.town} style={letters(town)}>
        {town}
      </p>
      <div className={styles.foot}>
        <p className={styles.house}>{house}</p>
        {to !== null && (
          <ButtonLink to={to} size="large">
            Ambil tiket gratis
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** How many letters the town has: as large as they may be set. */
function letters(town: string): CSSProperties & { '--letters': number } {
  return { '--letters': Math.max(6, [...town].length) };
}

interface DayProps {
  /** The days' common name. */
  group: string;
  day: string;
  place: number;
  isChosen: boolean;
  onChoose(): void;
}

const SHAPES = [styles.disc, styles.arch, styles.burst];

function Day({ group, day, place, isChosen, onChoose }: DayProps) {
  const leaf = formatLeaf(day);
  return (
    <Option
      name={group}
      value={day}
      isChosen={isChosen}
      onChoose={onChoose}
      label={`Hari ke-${place + 1}, ${formatDate(day)}`}
      className={styles.day}
    >
      <span className={`${styles.shape} ${SHAPES[place % SHAPES.length]}`} />
      <span className={styles.number}>{leaf?.day}</span>
      <span className={styles.month}>{leaf?.month}</span>
    </Option>
  );
}

/** What a day has, each with the stage it is on. */
function DayProgramme({
  day,
  place,
  programme,
}: {
  day: string;
  place: number;
  programme: readonly Post[];
}) {
  const has = usePageSet();
  const parts = onDay(programme, day);
  return (
    <section className={styles.programme} aria-labelledby="hari">
      <h2 id="hari" aria-live="polite">
        Hari ke-{place + 1}: {parts.length > 0 ? `${parts.length} panggung` : 'susunan menyusul'}
      </h2>
      <ul>
        {parts.map((part) => {
          const to = eventPath(festivalProgramme, part, has);
          return (
            <li key={part.id}>
              <TitleLink title={part.title} to={to} />
              <span>{part.location.split(',')[0]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** As tall as the poster that comes. */
export function PosterGhost() {
  return (
    <div className={styles.poster}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h1 className={styles.title}>Festival Belajar Bersama</h1>
        </div>
        <div className={styles.waiting}>
          <Loading label="Memuat tanggal festival" />
        </div>
      </div>
    </div>
  );
}

/** The poster while nobody can say when. */
export function Unannounced({ claim }: { claim: string }) {
  return (
    <div className={styles.poster}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h1 className={styles.title}>Festival Belajar Bersama</h1>
          <p className={styles.claim}>{claim}</p>
        </div>
      </div>
      <p className={styles.town} style={letters('Segera')}>
        Segera
      </p>
    </div>
  );
}
