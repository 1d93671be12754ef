import { VisuallyHidden } from '../../../../ui/visually-hidden';
import styles from './league-form.module.css';
import { steps } from './steps';

/** Where the visitor is among the steps; those behind are ways back. */
export function StepBar({ current, onGo }: { current: number; onGo: (step: number) => void }) {
  return (
    <nav aria-label="Langkah pendaftaran">
      <ol className={styles.steps}>
        {steps.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className={styles.step}
          >
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            {index < current ? (
              <button type="button" className={styles.back} onClick={() => onGo(index)}>
                <VisuallyHidden>Kembali ke langkah </VisuallyHidden>
                {title}
              </button>
            ) : (
              <span className={styles.name}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
