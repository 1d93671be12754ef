import { useId } from 'react';
import styles from './halftone.module.css';

/** Hair, veil or cap above the same face: what a picture desk would have on file. */
const HEADS = [
  'M62 78c-6-40 16-58 40-58s44 18 38 58c-4-16-14-26-24-30-18 8-40 10-54 30z',
  'M54 128c-14-66 8-110 48-110s60 44 46 110c-10 14-24 20-24 20 22-40 18-92-22-92s-46 52-24 92c0 0-14-6-24-20z',
  'M66 66l4-34c20-10 44-10 62 0l4 34c-22-8-48-8-70 0z',
  'M60 92c-10-44 14-74 42-74s52 30 42 74l-8 34 2-52c-20-4-30-12-36-22-6 14-18 22-36 24l2 50z',
];

/** A portrait in printer's dots; which one is told by the story's slug alone. */
export function Halftone({ seed }: { seed: string }) {
  const id = useId();
  const sum = [...seed].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  const head = HEADS[Math.abs(sum % HEADS.length)] ?? '';
  const dots = (name: string, radius: number) => (
    <pattern id={`${id}${name}`} width="4" height="4" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r={radius} fill="currentColor" />
    </pattern>
  );
  const fill = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 204 204"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {dots('a', 0.5)}
        {dots('b', 1.15)}
        {dots('c', 1.8)}
      </defs>
      <path d="M0 0h204v204H0z" fill={fill('a')} />
      <path d="M0 204V96l58-40 90 60 56-30v118z" fill={fill('a')} transform="translate(2 2)" />
      <path d="M14 204c4-40 34-56 88-56s84 16 88 56z" fill={fill('b')} />
      <path d="M14 204c4-40 34-56 60-56l16 56z" fill={fill('c')} />
      <path d="M84 130h36v30c-12 12-24 12-36 0z" className={styles.paper} />
      <path d="M84 130h36v30c-12 12-24 12-36 0z" fill={fill('b')} />
      <ellipse cx="102" cy="90" rx="36" ry="46" className={styles.paper} />
      <path d="M66 90a36 46 0 0 0 50 43c-24-14-34-42-26-87-14 6-24 22-24 44z" fill={fill('b')} />
      <path d={head} fill={fill('c')} />
    </svg>
  );
}
