import styles from './spinner.module.css';

/** A turning ring; says `label` to assistive technology unless the text beside it already does. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  return (
    <span
      data-motion="essential"
      className={styles.spinner}
      style={{ width: size, height: size }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
