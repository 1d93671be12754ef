import { useEffect, useState } from 'react';
import { useApp } from '../../core/app-context';
import { type ServedPage, servedPage } from './served-page';

/** A page of the site as it is served now; read again for another try or another version of the site. */
export function useServedPage(
  path: string,
  attempt: number,
  version?: unknown,
): ServedPage | 'loading' | 'failed' {
  const { fetch } = useApp();
  const [page, setPage] = useState<ServedPage | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved, and another try, make another page.
  useEffect(() => {
    const gone = new AbortController();
    const load = async () => {
      const response = await fetch(path, { signal: gone.signal });
      setPage(servedPage(await response.text()));
    };
    load().catch(() => {
      if (!gone.signal.aborted) setPage('failed');
    });
    return () => gone.abort();
  }, [fetch, path, attempt, version]);
  return page;
}
