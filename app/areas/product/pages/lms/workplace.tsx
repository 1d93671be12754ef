import { useBoot } from '../../../../core/app-context';
import { Icon } from '../../../../ui/icon';
import type { LmsWords } from './words';
import styles from './workplace.module.css';

/** As many rows as a first screen shows. */
const ROWS = 4;

/**
 * The platform as somebody has it before them after signing in, made of what the page says further down; so
 * it is there to be looked at alone.
 */
export function Workplace({ parts, roles }: Pick<LmsWords, 'parts' | 'roles'>) {
  const { tenant } = useBoot();
  const [mine, theirs] = roles.items;
  if (!mine || !theirs) return null;
  return (
    <div className={styles.window} aria-hidden="true">
      <p className={styles.bar}>
        <img
          src={`/brand/${encodeURIComponent(tenant.key)}/icon.svg`}
          alt=""
          width={24}
          height={24}
        />
        <strong>{tenant.name}</strong>
        {roles.items.map(({ key, name }) => (
          <span key={key}>{name}</span>
        ))}
      </p>
      <ul className={styles.places}>
        {parts.items.map(({ icon, title }) => (
          <li key={title}>
            <Icon name={icon} size={18} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <div className={styles.desk}>
        <p className={styles.promise}>{mine.promise}</p>
        <ol className={styles.rows}>
          {mine.sees.slice(0, ROWS).map((text) => (
            <li key={text}>
              <Icon name="check" size={18} />
              {text}
            </li>
          ))}
        </ol>
        <div className={styles.other}>
          <strong>{theirs.name}</strong>
          {theirs.sees.slice(0, 2).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
