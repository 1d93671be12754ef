import { useBoot } from '../../../../core/app-context';
import { ArtImage } from '../../../../ui/art-image';
import { Icon } from '../../../../ui/icon';
import styles from './introduction.module.css';
import type { HiringWords } from './words';

/** As many lines as a card has room for. */
const LINES = 3;

/**
 * Two cards of one person: what an application tells, and before it what comes from here. The table further
 * down says the same, so this is there to be looked at alone.
 */
export function Introduction({ rows }: Pick<HiringWords['comparison'], 'rows'>) {
  const { tenant } = useBoot();
  const shown = rows.slice(0, LINES);
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.usual}>
        <p className={styles.label}>Lamaran biasa</p>
        <ul>
          {shown.map(({ topic, usual }) => (
            <li key={topic}>{usual}</li>
          ))}
        </ul>
      </div>
      <div className={styles.ours}>
        <ArtImage art={{ kind: 'people', seed: tenant.name }} width={112} height={112} eager />
        <p className={styles.label}>Dari kami</p>
        <dl>
          {shown.map(({ topic, ours }) => (
            <div key={topic}>
              <dt>
                <Icon name="check" size={18} />
                {topic}
              </dt>
              <dd>{ours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
