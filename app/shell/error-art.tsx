import { useId } from 'react';
import styles from './screen.module.css';

/** The status on a piece of kawung cloth; drawn here so that it needs no file and no tenant. */
export function ErrorArt({ status }: { status: number }) {
  const id = useId();
  return (
    <div className={styles.code} aria-hidden="true">
      <svg width="100%" height="100%" className={styles.cloth} focusable="false">
        <title>{status}</title>
        <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
          <g fill="currentColor">
            <ellipse cx="16" cy="16" rx="20" ry="9" transform="rotate(45 16 16)" />
            <ellipse cx="48" cy="16" rx="20" ry="9" transform="rotate(-45 48 16)" />
            <ellipse cx="16" cy="48" rx="20" ry="9" transform="rotate(-45 16 48)" />
            <ellipse cx="48" cy="48" rx="20" ry="9" transform="rotate(45 48 48)" />
          </g>
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <span>{status}</span>
    </div>
  );
}
