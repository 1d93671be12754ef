import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../core/app-context';
import { useNow, useStoredState } from '../../core/hydration/live';
import { dayAt, formatDate } from '../../core/wib';
import { clock } from '../../sections/podcast/clock';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { wordsOf } from '../rooms/library/words';
import styles from './reading.module.css';
import { paceOf, storyOf, streakOf } from './session';
import type { Story } from './stories';

/** How long a reading is meant to take, in seconds. */
const SESSION = 600;
/** Where the days of finished readings are kept, with spaces between. */
const KEPT = 'reading-days';

/** Where somebody is in a reading: not begun, at a paragraph, at the question, through. */
type Stage = 'open' | 'reading' | 'question' | 'done';

/** The story, its clock, and what came of it. */
export function Reading() {
  const { work } = useApp();
  const today = dayAt(useNow());
  const story = storyOf(today);
  const [stage, setStage] = useState<Stage>('open');
  const [place, setPlace] = useState(0);
  const [choice, setChoice] = useState('');
  const [kept, setKept] = useStoredState(() => work.get(KEPT) ?? '', '');
  const seconds = useStopwatch(stage === 'reading');
  const days = kept.split(' ').filter(Boolean);

  const next = () => {
    if (place + 1 < story.paragraphs.length) setPlace(place + 1);
    else setStage('question');
  };
  const answer = (text: string) => {
    setChoice(text);
    setStage('done');
    const all = [...new Set([...days, today])].slice(-60).join(' ');
    work.set(KEPT, all);
    setKept(all);
  };
  const restart = () => {
    setPlace(0);
    setChoice('');
    setStage('reading');
  };
  return (
    <Container className={styles.desk ?? ''}>
      <div className={styles.head}>
        <h1>Sepuluh menit membaca, dimulai dari sini</h1>
        <PlainLine />
        <p>
          Bacaan <time dateTime={today}>{formatDate(today)}</time>
        </p>
      </div>
      <Text story={story} stage={stage} place={place} />
      <div className={styles.margin}>
        <Ring seconds={seconds} share={shareOf(story, stage, place)} />
        {stage === 'open' && (
          <Button size="large" block onClick={() => setStage('reading')}>
            Mulai membaca
          </Button>
        )}
        {stage === 'reading' && (
          <Button size="large" block onClick={next}>
            {place + 1 < story.paragraphs.length ? 'Paragraf berikutnya' : 'Selesai membaca'}
          </Button>
        )}
        {stage === 'question' && <Question story={story} day={today} onAnswer={answer} />}
        {stage === 'done' && <Outcome story={story} choice={choice} seconds={seconds} />}
        {stage === 'done' && (
          <Button variant="secondary" block onClick={restart}>
            Baca sekali lagi
          </Button>
        )}
        <p className={styles.streak}>
          {streakOf(days, today) > 0
            ? `${streakOf(days, today)} hari berturut-turut di peramban ini.`
            : 'Belum ada catatan di peramban ini. Hari ini bisa jadi yang pertama.'}
        </p>
      </div>
      <ScriptNote />
    </Container>
  );
}

/** How many words a story has. */
function lengthOf({ paragraphs }: Story): number {
  return wordsOf(paragraphs.join(' ')).length;
}

function shareOf({ paragraphs }: Story, stage: Stage, place: number): number {
  if (stage === 'open') return 0;
  return stage === 'reading' ? place / paragraphs.length : 1;
}

/** Seconds while it runs and the page is looked at. */
function useStopwatch(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (!isRunning) {
      wasRunning.current = false;
      return;
    }
    if (!wasRunning.current) setSeconds(0);
    wasRunning.current = true;
    const timer = setInterval(() => {
      if (!document.hidden) setSeconds((before) => before + 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}

/** The story; while it is read, the paragraph one is at is darker than the others. */
function Text({ story, stage, place }: { story: Story; stage: Stage; place: number }) {
  return (
    <article className={styles.text} data-reading={stage === 'reading' || undefined}>
      <h2>{story.title}</h2>
      <p className={styles.level}>
        {story.level}, {lengthOf(story)} kata
      </p>
      {story.paragraphs.map((paragraph, index) => (
        <p
          key={paragraph}
          className={styles.paragraph}
          aria-current={stage === 'reading' && index === place ? 'step' : undefined}
        >
          {paragraph}
        </p>
      ))}
    </article>
  );
}

const ROUND = 2 * Math.PI * 54;

/** The clock: outside how much is read, inside the time. */
function Ring({ seconds, share }: { seconds: number; share: number }) {
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 128 128" aria-hidden="true" focusable="false">
        <circle cx="64" cy="64" r="54" />
        <circle
          cx="64"
          cy="64"
          r="54"
          className={styles.arc}
          strokeDasharray={`${share * ROUND} ${ROUND}`}
        />
      </svg>
      <p>
        <span className={styles.time}>{clock(seconds)}</span>
        <span>dari {clock(SESSION)}</span>
      </p>
      <progress className={styles.progress} aria-label="Bagian yang sudah dibaca" value={share} />
    </div>
  );
}

interface QuestionProps {
  story: Story;
  day: string;
  onAnswer(choice: string): void;
}

/** The choices stand in another order each day. */
function Question({ story: { question, choices }, day, onAnswer }: QuestionProps) {
  const from = Number(day.slice(-1)) % choices.length;
  const turned = [...choices.slice(from), ...choices.slice(0, from)];
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      {turned.map((choice) => (
        <Button key={choice} variant="secondary" block onClick={() => onAnswer(choice)}>
          {choice}
        </Button>
      ))}
    </fieldset>
  );
}

function Outcome({ story, choice, seconds }: { story: Story; choice: string; seconds: number }) {
  const words = lengthOf(story);
  const [right] = story.choices;
  return (
    <div role="status" className={styles.outcome}>
      <p>
        <strong>{choice === right ? 'Tepat.' : `Jawabannya: ${right.toLowerCase()}.`}</strong>
      </p>
      <p>
        {words} kata dalam {clock(seconds)}, kira-kira {paceOf(words, seconds)} kata per menit. Sisa
        waktunya untuk menceritakan ulang.
      </p>
    </div>
  );
}
