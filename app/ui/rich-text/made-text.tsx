import { Button } from '../button';
import { Loading, Skeleton } from '../feedback';
import { LazyBoundary, lazyPart } from '../lazy-boundary';
import type { MadeTextProps } from './made-text.edge';

const part = lazyPart<MadeTextProps>(() => import('./made-text.edge'));

/** The same in a browser: the code that makes a text comes once there is one to be made (platform-text.tsx). */
export default function MadeText(props: MadeTextProps) {
  return (
    <LazyBoundary
      part={part}
      waiting={
        <Loading label="Memuat teks">
          <Skeleton height="8rem" />
        </Loading>
      }
      failed={(retry) => <Missing retry={retry} />}
    >
      {(Made) => <Made {...props} />}
    </LazyBoundary>
  );
}

function Missing({ retry }: { retry: () => void }) {
  return (
    <div>
      <p role="alert">Teksnya belum bisa dimuat.</p>
      <p>
        <Button variant="ghost" size="small" icon="refresh" onClick={retry}>
          Coba lagi
        </Button>
      </p>
    </div>
  );
}
