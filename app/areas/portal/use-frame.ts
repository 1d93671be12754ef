import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../core/app-context';
import { isGuarded, matchPage, type PageRow, pageRow, usePageSet } from '../../router/page-table';
import { useSignedIn } from '../../shell/session/session';
import { createFrame, type Frame } from './frame';

/**
 * What stands round the page that is shown: the site's header and footer, its header alone round a chapter,
 * the portal's frame, or nothing as long as it is not known who is there or the frame is on its way.
 */
export function useFrame(): 'site' | 'reader' | 'nothing' | Frame {
  const code = useApp().service(createFrame);
  const isSignedIn = useSignedIn();
  const row = useRow();
  const frame = useSyncExternalStore(code.subscribe, code.now, () => null);
  const [hasFailed, setFailed] = useState(false);
  const isPortal =
    row !== undefined && (isGuarded(row) || (row.portal !== undefined && isSignedIn));
  useEffect(() => {
    // A frame that cannot be had leaves the page in the site's.
    if (isPortal) code.load().catch(() => setFailed(true));
  }, [isPortal, code]);
  // The end of a chapter leads on, and not to the whole site.
  if (row?.name.endsWith('-chapter')) return 'reader';
  if (!isPortal || (hasFailed && frame === null)) return 'site';
  return frame ?? 'nothing';
}

function useRow(): PageRow | undefined {
  const has = usePageSet();
  const { pathname } = useLocation();
  const match = matchPage(pathname, has);
  return match === null || match === 'bad' ? undefined : pageRow(match.name);
}
