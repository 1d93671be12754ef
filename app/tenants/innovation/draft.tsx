import { useEffect, useId } from 'react';
import type { Post } from '../../api/post';
import { useApp } from '../../app-context';
import { beginAppointment } from '../../features/appointment/appointment-fields';
import { useEarlyChoice, useIsLive, useKeptState } from '../../live';
import { pagePath, usePageSet } from '../../route/page-table';
import { ButtonLink } from '../../ui/button';
import { formatRupiah } from '../../ui/format';
import { Textarea } from '../../ui/input';
import styles from './draft.module.css';
import { ideaText, keepIdea, MOST_COST, missing, NO_IDEA, readIdea } from './idea';

/** Half a page on a call: what is supposed, how it would fail, what it costs to find out. */
export function Draft({ call }: { call: Post }) {
  const app = useApp();
  const has = usePageSet();
  const isLive = useIsLive();
  const costId = useId();
  const [idea, setIdea] = useKeptState(() => readIdea(app.session, call.slug), NO_IDEA);
  useEffect(() => {
    if (isLive) keepIdea(app.session, call.slug, idea);
  }, [app, isLive, call.slug, idea]);
  const early = useEarlyChoice<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== NO_IDEA.cost) setIdea((now) => ({ ...now, cost: valueAsNumber }));
  });
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
      <div className={styles.cost}>
        <label htmlFor={costId}>Untuk mengujinya perlu</label>
        <output htmlFor={costId}>{formatRupiah(idea.cost)}</output>
        <input
          ref={early}
          id={costId}
          type="range"
          min={0}
          max={MOST_COST}
          step={50_000}
          value={idea.cost}
          aria-valuetext={formatRupiah(idea.cost)}
          onChange={({ target }) => setIdea({ ...idea, cost: target.valueAsNumber })}
        />
      </div>
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
    </div>
  );
}

/** Longer ones would not fit on the form that they are handed in with. */
const LONGEST = 350;

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
        maxLength={LONGEST}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
