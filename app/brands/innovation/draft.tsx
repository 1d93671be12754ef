import { useEffect, useId } from 'react';
import type { Post } from '../../api/post';
import { useApp } from '../../core/app-context';
import { useIsHydrated, useStoredState } from '../../core/hydration/live';
import { pagePath, usePageSet } from '../../router/page-table';
import { LengthNote } from '../../sections/forms/length-note';
import { beginAppointment } from '../../sections/organisations/appointment/appointment-fields';
import { ButtonLink } from '../../ui/button';
import { formatRupiah } from '../../ui/format';
import { Textarea } from '../../ui/input';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import styles from './draft.module.css';
import {
  ideaText,
  isTooLong,
  keepIdea,
  LONGEST_LINE,
  MOST_COST,
  missing,
  NO_IDEA,
  readIdea,
} from './idea';

/** Half a page on a call: what is supposed, how it would fail, what it costs to find out. */
export function Draft({ call }: { call: Post }) {
  const app = useApp();
  const has = usePageSet();
  const isHydrated = useIsHydrated();
  const [idea, setIdea] = useStoredState(() => readIdea(app.session, call.slug), NO_IDEA);
  useEffect(() => {
    if (isHydrated) keepIdea(app.session, call.slug, idea);
  }, [app, isHydrated, call.slug, idea]);
  const lack = missing(idea);
  return (
    <div className={styles.draft}>
      <Line
        label="Kami menduga bahwa"
        value={idea.guess}
        onChange={(guess) => setIdea({ ...idea, guess })}
      />
      <Line
        label="Kami tahu dugaan itu salah kalau"
        value={idea.failure}
        onChange={(failure) => setIdea({ ...idea, failure })}
      />
      <RangeField
        label="Untuk mengujinya perlu"
        range={{ min: 0, max: MOST_COST, step: 50_000 }}
        value={idea.cost}
        shown={formatRupiah(idea.cost)}
        onChange={(cost) => setIdea({ ...idea, cost })}
        className={styles.cost}
      />
      <div className={styles.end}>
        <p role="status">{lack || 'Setengah halaman sudah cukup. Sisanya dibicarakan di meja.'}</p>
        {has('make-appointment') && lack === '' && (
          <ButtonLink
            to={pagePath('make-appointment')}
            onClick={() =>
              beginAppointment(app, { topic: 'Hal lain', message: ideaText(call, idea) })
            }
          >
            Bawa ke meja kurator
          </ButtonLink>
        )}
      </div>
      <ScriptNote />
    </div>
  );
}

interface LineProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

function Line({ label, value, onChange }: LineProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <Textarea
        id={id}
        rows={3}
        value={value}
        aria-invalid={isTooLong(value) || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <LengthNote text={value.trim()} most={LONGEST_LINE} />
    </div>
  );
}
