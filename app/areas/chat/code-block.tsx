import { startTransition, useEffect, useState } from 'react';
import { useApp } from '../../core/app-context';
import { browserOnly } from '../../router/chunk-guard';
import type { Coloured } from './colours';
import { CopyButton } from './copy-button';
import styles from './markdown.module.css';

/** Colours come with the first code. */
const loadColours = browserOnly(() => import('./colours'));

type CodeBlockProps = {
  code: string;
  language: string;
  /** More of it is on its way; its colours wait for that. */
  isOpen?: boolean;
};

/** Code with its language, its colours and a button that copies it. */
export function CodeBlock({ code, language, isOpen = false }: CodeBlockProps) {
  const pieces = usePieces(code, language, isOpen);
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{language || 'kode'}</span>
        <CopyButton text={code} label="Salin kode" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard. */}
      <pre tabIndex={0}>
        <code>
          {pieces?.map(({ text, kind }, index) =>
            kind === '' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a code never change.
              <span key={index} data-kind={kind}>
                {text}
              </span>
            ),
          ) ?? code}
        </code>
      </pre>
    </figure>
  );
}

/** The code's pieces, once there are any; what cannot be coloured stays as it is. */
function usePieces(code: string, language: string, isOpen: boolean): Coloured {
  const app = useApp();
  const [found, setFound] = useState<{ code: string; pieces: Coloured } | null>(null);
  useEffect(() => {
    if (isOpen || language === '') return;
    let isCurrent = true;
    loadColours()
      .then(({ createColours }) => app.service(createColours).find({ code, language }))
      // Words that come meanwhile are drawn before colours.
      .then((pieces) => isCurrent && startTransition(() => setFound({ code, pieces })))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [app, code, language, isOpen]);
  return found?.code === code ? found.pieces : null;
}
