import styles from './avatar.module.css';
import { UpstreamImage } from './upstream-image';

/** The first letters of the first and the last word: "Dewi Sri Lestari" gives "DL". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (word ? ([...word][0] ?? '') : '').toUpperCase()).join('');
}

/** A person's round picture, or their initials; decorative, since the name stands beside it. */
export function Avatar({
  name,
  src = '',
  size = 48,
}: {
  name: string;
  src?: string;
  size?: number;
}) {
  const letters = (
    <span
      aria-hidden="true"
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {initials(name)}
    </span>
  );
  if (src === '') return letters;
  return (
    <UpstreamImage
      className={styles.avatar}
      src={src}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
      fallback={letters}
    />
  );
}
