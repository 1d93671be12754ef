import { useId, useState } from 'react';
import { useMountTime } from '../../core/hydration/live';
import { addDays, formatDate } from '../../core/wib';
import { useCall } from '../../data/use-call';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { formatHours, formatNumber } from '../../ui/format';
import { Select } from '../../ui/input';
import { Section } from '../../ui/layout';
import { Range } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { examOf, type Plan, type Purpose, planOf, SUBTESTS } from './exam-day';
import styles from './planner.module.css';

const WEEKDAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const PURPOSES: readonly Purpose[] = [...SUBTESTS, 'Try-out', 'Libur', 'Pekan tenang'];
/** A small square of the drawing, and the room it takes. */
const [SIDE, PITCH] = [8, 10];

/** All days up to the exam as squares; who says what is weak sees them shift. */
export function Planner() {
  const [off, setOff] = useState(0);
  const [weakest, setWeakest] = useState(1);
  const [hours, setHours] = useState(1.5);
  const id = useId();
  const now = useMountTime();
  const dates = useCall(everyPost(events));
  const exam = dates.status === 'ready' ? examOf(dates.data.items, now) : undefined;
  if (!exam) return null;
  const plan = planOf(now, exam.startDate, off, SUBTESTS[weakest] ?? SUBTESTS[0]);
  const count = (purpose: Purpose) => plan.days.filter((day) => day === purpose).length;
  const studied = SUBTESTS.reduce((sum, subtest) => sum + count(subtest), 0);
  return (
    <Section labelledBy="rencana" ground="soft">
      <h2 id="rencana">Satu kotak, satu hari. Masih muat untuk libur.</h2>
      <div className={styles.controls}>
        <label htmlFor={`${id}w`}>
          Yang paling sering membuatmu ragu
          <Select
            id={`${id}w`}
            value={weakest}
            onChange={({ target }) => setWeakest(Number(target.value))}
          >
            {SUBTESTS.map((subtest, index) => (
              <option key={subtest} value={index}>
                {subtest}
              </option>
            ))}
          </Select>
        </label>
        <label htmlFor={`${id}o`}>
          Hari tanpa buku
          <Select id={`${id}o`} value={off} onChange={({ target }) => setOff(Number(target.value))}>
            {WEEKDAYS.map((weekday, index) => (
              <option key={weekday} value={index}>
                {weekday}
              </option>
            ))}
          </Select>
        </label>
        <label htmlFor={`${id}h`}>
          Sehari sanggup {formatHours(hours)}
          <Range
            id={`${id}h`}
            range={{ min: 0.5, max: 4, step: 0.5 }}
            value={hours}
            shown={formatHours(hours)}
            onChange={setHours}
          />
        </label>
      </div>
      <Squares plan={plan} />
      <dl className={styles.legend}>
        {PURPOSES.map((purpose, index) => (
          <div key={purpose} data-purpose={index}>
            <dt>{purpose}</dt>
            <dd>{count(purpose)} hari</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={styles.sum}>
        {plan.days.length === 0
          ? 'Besok ujiannya. Rencananya tinggal satu: tidur.'
          : `Mulai ${formatDate(plan.from)} dengan ${formatHours(hours)} sehari, terkumpul ${formatNumber(studied * hours)} jam latihan. Buku ditutup ${formatDate(addDays(plan.from, Math.max(0, plan.days.length - 7)))}.`}
      </p>
      <ScriptNote />
    </Section>
  );
}

/** Weeks as columns, one path for each purpose. */
function Squares({ plan: { weekday, days } }: { plan: Plan }) {
  const weeks = Math.max(1, Math.ceil((weekday + days.length) / 7));
  const squareAt = (index: number) => {
    const place = weekday + index;
    return `M${Math.floor(place / 7) * PITCH} ${(place % 7) * PITCH}h${SIDE}v${SIDE}h-${SIDE}z`;
  };
  return (
    <svg
      viewBox={`0 0 ${weeks * PITCH - PITCH + SIDE} ${7 * PITCH - PITCH + SIDE}`}
      className={styles.squares}
      aria-hidden="true"
    >
      {PURPOSES.map((purpose, index) => (
        <path
          key={purpose}
          data-purpose={index}
          d={days.map((day, at) => (day === purpose ? squareAt(at) : '')).join('')}
        />
      ))}
    </svg>
  );
}
