import { CopyButton } from './copy-button';
import styles from './markdown.module.css';

/** Code with its language and a button that copies it. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{language || 'kode'}</span>
        <CopyButton text={code} label="Salin kode" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
