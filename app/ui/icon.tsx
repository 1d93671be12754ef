import styles from './icon.module.css';

/** Stroke icons on a 24 px grid: each value is the path data of one icon. */
const PATHS = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up-right': 'M7 17 17 7M8 7h9v9',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5Zm0 0V20',
  building: 'M5 21V4.5L13 3v18m0-12 6 2v10M3 21h18M8.5 8h1m-1 4h1m-1 4h1m6-1h1',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8 3.5v5m8-5v5',
  chat: 'M4 5h16v11.5H10L5.5 20.5v-4H4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.5v5m0-8.2v.1',
  lock: 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M9 5.5v13M15 5.5v13',
  pin: 'M12 21s6.5-6.2 6.5-11a6.5 6.5 0 1 0-13 0c0 4.8 6.5 11 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.5v13l10.5-6.5z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M20 4v4h-4',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 4 4',
  spark:
    'M12 3.5c.6 5 3.5 7.9 8.5 8.5-5 .6-7.9 3.5-8.5 8.5-.6-5-3.5-7.9-8.5-8.5 5-.6 7.9-3.5 8.5-8.5Z',
  stop: 'M7 7h10v10H7z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  warning: 'M12 4 2.8 20h18.4zm0 6v4.5m0 2.7v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative by default: what an icon means is said by the text beside it. `size` is in pixels. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Glyph path={PATHS[name]} size={size} />;
}

/** One icon by its path data, for sets that only one part of the site draws. */
export function Glyph({ path, size }: { path: string; size: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.icon}
    >
      <path d={path} />
    </svg>
  );
}
