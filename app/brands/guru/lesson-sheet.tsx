import { useState } from 'react';
import type { ClassItem } from '../../api/class';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { scheduleText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { everyClass } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatHours, formatPrice } from '../../ui/format';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { levels, subjects } from './content';
import { stepsOf } from './lesson';
import styles from './lesson-sheet.module.css';

const LENGTHS = [35, 40, 70, 80, 90, 120].map(String);
/** From this level on the older version of a lesson is taken. */
const OLDER = 2;

/** The board, on which one sentence is filled in, and the sheet that follows from it. */
export function LessonSheet() {
  const [subject, setSubject] = useState<string>(subjects[0].name);
  const [level, setLevel] = useState(levels[1] ?? '');
  const [minutes, setMinutes] = useState('70');
  const { name, tag, young, old } = subjects.find((one) => one.name === subject) ?? subjects[0];
  const lesson = levels.indexOf(level) >= OLDER ? old : young;
  return (
    <section className={styles.board} aria-labelledby="papan-tulis">
      <Container className={styles.columns ?? ''}>
        <div className={styles.words}>
          <h1 id="papan-tulis">Besok pagi, pelajaran apa?</h1>
          <PlainLine />
          <p className={styles.sentence}>
            Saya mengajar{' '}
            <Blank
              label="Mata pelajaran"
              value={subject}
              choices={subjects.map((one) => one.name)}
              onChoose={setSubject}
            />{' '}
            di <Blank label="Jenjang" value={level} choices={levels} onChoose={setLevel} /> selama{' '}
            <Blank label="Lama pelajaran" value={minutes} choices={LENGTHS} onChoose={setMinutes} />{' '}
            menit.
          </p>
        </div>
        <article className={styles.sheet} aria-labelledby="lembar">
          <div className={styles.head}>
            <h2 id="lembar">
              {name}, {level}
            </h2>
            <p>{lesson.aim}</p>
            <p className={styles.bring}>Bawa: {lesson.bring}.</p>
          </div>
          <ol className={styles.steps}>
            {stepsOf(Number(minutes)).map((step, index) => (
              <li key={step.name}>
                <span className={styles.minutes}>
                  {step.from}–{step.to}
                </span>
                <div>
                  <h3>{step.name}</h3>
                  <p>{lesson.steps[index]}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className={styles.foot}>
            <Training tag={tag} />
            <Button data-scripted="" onClick={() => window.print()}>
              Cetak lembarnya
            </Button>
          </div>
          <p className={styles.notes}>Catatan setelah mengajar</p>
        </article>
        <ScriptNote />
      </Container>
    </section>
  );
}

interface BlankProps {
  label: string;
  value: string;
  choices: readonly string[];
  onChoose(value: string): void;
}

/** A word of the sentence that is chosen. */
function Blank({ label, value, choices, onChoose }: BlankProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className={styles.blank}
    >
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

/** Where the sheet's middle step is practised, with what hours. */
function Training({ tag }: { tag: string }) {
  const classes = useCall(everyClass());
  return (
    <div className={styles.training}>
      <QueryBoundary
        reading={classes}
        label="Mencari pelatihan"
        skeleton={<Skeleton height="4.5rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Pelatihan berikut diumumkan setelah rapor dibagikan.</p>}
      >
        {({ items }) => <Fitting item={fittingOf(items, tag)} />}
      </QueryBoundary>
    </div>
  );
}

function fittingOf(classes: readonly ClassItem[], tag: string): ClassItem | undefined {
  const current = classes.filter(({ isEnded }) => !isEnded);
  return current.find(({ tags }) => tags.includes(tag)) ?? current[0];
}

function Fitting({ item }: { item: ClassItem | undefined }) {
  const path = useClassPath();
  if (item === undefined) return null;
  return (
    <p>
      Cara ini dilatih di <AppLink to={path(item)}>{item.name}</AppLink>:{' '}
      <strong>{formatHours(item.durationHours)} bersertifikat</strong>, {scheduleText(item)},{' '}
      {formatPrice(item.price).toLowerCase().replace('rp', 'Rp')}.
    </p>
  );
}
