import type { ClassItem, ClassMentor } from '../../../../api/class';
import { pagePath } from '../../../../router/page-table';
import { scheduleText } from '../../../../sections/classes/class-facts';
import { ClassStatusBadge } from '../../../../sections/classes/class-status-badge';
import { AppLink } from '../../../../ui/app-link';
import { Avatar } from '../../../../ui/avatar';
import { cx } from '../../../../ui/cx';
import { formatNumber } from '../../../../ui/format';
import styles from './belt-ladder.module.css';
import { type Belt, beltOf, belts, coachesOf } from './belts';

/** Classes and coaches of a belt that show at once; the rest opens. */
const SHOWN = 5;
const SHOWN_COACHES = 4;

interface BeltLadderProps {
  classes: readonly ClassItem[];
  /** The code of the class that is open. */
  chosen?: string | undefined;
}

/** The belts from white to black, each with what it asks for, its coaches and its classes. */
export function BeltLadder({ classes, chosen }: BeltLadderProps) {
  return (
    <ol className={styles.ladder}>
      {belts.map((belt) => {
        const own = classes.filter((item) => beltOf(item) === belt);
        return (
          <li key={belt.key} className={styles.rung}>
            <BeltHead belt={belt} coaches={coachesOf(own)} />
            {belt.level !== null && <BeltClasses classes={own} chosen={chosen} />}
          </li>
        );
      })}
    </ol>
  );
}

function BeltHead({ belt, coaches }: { belt: Belt; coaches: readonly ClassMentor[] }) {
  return (
    <div className={styles.head}>
      <span aria-hidden="true" className={cx(styles.belt, styles[belt.key])} />
      <h2 className={styles.name}>{belt.name}</h2>
      <p>{belt.aim}</p>
      <p className={styles.test}>{belt.test}</p>
      {coaches.length > 0 && (
        <div>
          <h3 className={styles.label}>Pelatih</h3>
          <ul className={styles.coaches}>
            {coaches.slice(0, SHOWN_COACHES).map(({ name, position, photo }) => (
              <li key={name}>
                <Avatar name={name} src={photo} size={40} />
                <span>
                  {name}
                  <span className={styles.position}>{position}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function BeltClasses(props: { classes: readonly ClassItem[]; chosen: string | undefined }) {
  const { classes, chosen } = props;
  if (classes.length === 0) return <p>Belum ada kelas di tingkat ini.</p>;
  const rest = classes.slice(SHOWN);
  return (
    <div className={styles.classes}>
      <ClassRows classes={classes.slice(0, SHOWN)} chosen={chosen} />
      {rest.length > 0 && (
        <details open={rest.some(({ code }) => code === chosen)}>
          <summary>{formatNumber(rest.length)} kelas lainnya</summary>
          <ClassRows classes={rest} chosen={chosen} />
        </details>
      )}
    </div>
  );
}

function ClassRows(props: { classes: readonly ClassItem[]; chosen: string | undefined }) {
  return (
    <ul>
      {props.classes.map((item) => (
        <li key={item.id}>
          <AppLink
            to={pagePath('pesilat-class', { code: item.code })}
            className={styles.row}
            aria-current={item.code === props.chosen ? 'page' : undefined}
          >
            <span className={styles.code}>{item.code}</span>
            <span className={styles.title}>
              {item.name}
              <span className={styles.position}>{scheduleText(item)}</span>
            </span>
            <ClassStatusBadge flags={item} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
