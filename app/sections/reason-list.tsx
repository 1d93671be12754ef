import styles from './reason-list.module.css';

/** What may have gone wrong, the likeliest first. */
export function ReasonList({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
