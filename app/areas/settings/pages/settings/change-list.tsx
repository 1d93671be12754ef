import { isColour } from '../../../../art/identity/readable';
import { Icon } from '../../../../ui/icon';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import styles from './change-list.module.css';
import { type Change, inWords } from './changes';
import { settingFields } from './setting-fields';

/** Each change with what it was and what it becomes. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.list}>
      {changes.map(({ name, from, to }) => (
        <li key={name}>
          <strong>{settingFields[name].label}</strong>
          <span className={styles.step}>
            <del>
              <Swatch value={from} />
              {inWords(name, from)}
            </del>
            <Icon name="arrow-right" size={16} />
            <VisuallyHidden> menjadi </VisuallyHidden>
            <ins>
              <Swatch value={to} />
              {inWords(name, to)}
            </ins>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ value }: { value: string }) {
  if (!isColour(value)) return null;
  return <span aria-hidden="true" className={styles.swatch} style={{ background: value }} />;
}
