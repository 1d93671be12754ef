import styles from './code-demo.module.css';
import type { CodeSample } from './samples';

/** A program that is not run here, with what it prints. */
export function CodeExample({ file, code, output }: CodeSample) {
  return (
    <div className={styles.editor}>
      <div className={styles.pane}>
        <p className={styles.bar}>{file}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
        <section className={styles.code} tabIndex={0} aria-label={`Isi ${file}`}>
          <pre>
            <code>{code}</code>
          </pre>
        </section>
      </div>
      <div className={styles.output}>
        <p className={styles.bar}>Contoh keluaran</p>
        <pre>{output}</pre>
      </div>
    </div>
  );
}
