import { pagePath, usePageSet } from '../../router/page-table';
import { items, type Scale } from '../../sections/disc/items';
import { type Progress, withAnswer } from '../../sections/disc/progress';
import { NOTHING, type Pick, pressed, shownOrder } from '../../sections/disc/scoring';
import { useProgress } from '../../sections/disc/use-progress';
import { ButtonLink } from '../../ui/button';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import styles from './first.module.css';

const FIRST = 0;

/** The four statements of the test's first item; two presses answer it and begin the test. */
export function First() {
  const [progress, setProgress] = useProgress();
  const pick = progress.picks[FIRST] ?? NOTHING;
  const isDone = progress.at >= items.length;
  const press = (scale: Scale) =>
    setProgress((now) => withAnswer(now, FIRST, pressed(now.picks[FIRST] ?? NOTHING, scale)));
  return (
    <section className={styles.question} aria-labelledby="pertanyaan">
      <div className={styles.hub}>
        <h1 id="pertanyaan">Mana yang paling kamu?</h1>
        <PlainLine />
        <p role="status">{wanted(progress, pick)}</p>
      </div>
      <ul className={styles.statements}>
        {shownOrder(FIRST).map((scale) => (
          <li key={scale}>
            <Statement
              text={items[FIRST]?.[scale] ?? ''}
              side={sideOf(pick, scale)}
              isFixed={isDone}
              onPress={() => press(scale)}
            />
          </li>
        ))}
      </ul>
      <Onward progress={progress} />
      <ScriptNote />
    </section>
  );
}

type Side = 'most' | 'least' | null;

function sideOf({ most, least }: Pick, scale: Scale): Side {
  if (most === scale) return 'most';
  return least === scale ? 'least' : null;
}

/** What is to be done next, in a sentence. */
function wanted({ at }: Progress, { most, least }: Pick): string {
  if (at >= items.length) return 'Tesmu sudah selesai di peramban ini.';
  if (most === null) return 'Ketuk satu kalimat. Jangan lama-lama.';
  if (least === null) return 'Dicatat. Sekarang ketuk yang paling bukan kamu.';
  return `Terjawab. Tinggal ${items.length - Math.max(1, at)} pertanyaan.`;
}

interface StatementProps {
  text: string;
  side: Side;
  isFixed: boolean;
  onPress(): void;
}

const MARKS = { most: 'paling aku', least: 'paling bukan aku' };

function Statement({ text, side, isFixed, onPress }: StatementProps) {
  return (
    <button
      type="button"
      className={styles.statement}
      data-side={side ?? undefined}
      aria-pressed={side !== null}
      disabled={isFixed}
      onClick={onPress}
    >
      <span className={styles.text}>{text}</span>
      {side !== null && <span className={styles.mark}>{MARKS[side]}</span>}
    </button>
  );
}

/** The way into the test, which goes on where this left off. */
function Onward({ progress: { at } }: { progress: Progress }) {
  const has = usePageSet();
  if (!has('personality-test')) return null;
  const to = pagePath('personality-test');
  return (
    <div className={styles.onward}>
      <p>
        {items.length} pertanyaan, sekitar delapan menit. Jawabanmu tidak meninggalkan perangkat
        ini.
      </p>
      {at < 1 ? (
        <ButtonLink to={to} variant="inverse-ghost">
          Baca dulu tentang tesnya
        </ButtonLink>
      ) : (
        <ButtonLink to={to} variant="inverse" iconEnd="arrow-right">
          {at >= items.length ? 'Lihat hasilmu' : `Lanjut ke pertanyaan ${at + 1}`}
        </ButtonLink>
      )}
    </div>
  );
}
