import styles from './offline-notice.module.css';
import { nounsOf } from './session/left-behind';

interface UnkeptTextProps {
  keys: readonly string[];
}

/** Names what found no room; nothing where nobody would miss it. */
export default function UnkeptText({ keys }: UnkeptTextProps) {
  const nouns = nounsOf(keys);
  return (
    nouns.length > 0 && (
      <p className={styles.notice}>
        Belum tersimpan di perangkat ini: {nouns.join(', ')}. Penyimpanan peramban penuh atau
        dimatikan.
      </p>
    )
  );
}
