import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../app-context';
import { isGuarded, matchPage, type PageRow, pageRow, usePageSet } from '../../route/page-table';
import { useSignedIn } from '../account/session';
import { createFrame, type Frame } from './frame';

/**
 * What stands round the page that is shown: the site's header and footer, the portal's frame, or
 * nothing as long as it is not known who is there.
 */
export function useFrame(): 'site' | 'nothing' | Frame {
  const code = useApp().of(createFrame);
  const isSignedIn = useSignedIn();
  const row = useRow();
  const frame = useSyncExternalStore(code.subscribe, code.now, () => null);
  const isPortal =
    row !== undefined && (isGuarded(row) || (row.portal !== undefined && isSignedIn));
  useEffect(() => {
    // A frame that cannot be had leaves the page in the site's.
    if (isPortal) code.load().catch((error) => console.warn('The portal has no frame', error));
  }, [isPortal, code]);
  if (!isPortal) return 'site';
  return frame ?? (isGuarded(row) ? 'nothing' : 'site');
}

function useRow(): PageRow | undefined {
  const has = usePageSet();
  const { pathname } = useLocation();
  const match = matchPage(pathname, has);
  return match === null || match === 'bad' ? undefined : pageRow(match.name);
}
