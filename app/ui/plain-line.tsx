import { useBoot } from '../core/app-context';
import styles from './plain-line.module.css';

/** Below a landing's first heading: who this is, what is offered and to whom, as the site describes itself. */
export function PlainLine() {
  const [line] = useBoot().settings.meta.description.split(/(?<=\.) /);
  return line && <p className={styles.line}>{line}</p>;
}
