import type { ReactNode } from 'react';
import { plainText } from '../router/plain-text';
import { Button } from './button';
import { LazyBoundary, lazyPart } from './lazy-boundary';

const richText = lazyPart(() =>
  import('./rich-text/rich-text').then(({ RichText }) => ({ default: RichText })),
);

/**
 * HTML from the platform on a page whose matter is something else: the sanitiser comes after the
 * page. Without it, and without any script, the words stand there all the same, as plain text.
 */
export function LazyRichText({ html, waiting }: { html: string; waiting: ReactNode }) {
  return (
    <div>
      <noscript>{import.meta.env.SSR && <p>{plainText(html)}</p>}</noscript>
      <LazyBoundary
        part={richText}
        waiting={waiting}
        failed={(retry) => <Words html={html} retry={retry} />}
      >
        {(RichText) => <RichText html={html} />}
      </LazyBoundary>
    </div>
  );
}

function Words({ html, retry }: { html: string; retry: () => void }) {
  return (
    <>
      <p>{plainText(html)}</p>
      <p>
        <Button variant="ghost" size="small" icon="refresh" onClick={retry}>
          Muat tampilan lengkap
        </Button>
      </p>
    </>
  );
}
