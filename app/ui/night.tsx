import { useBoot } from '../core/app-context';
import url from './night.css?url';

/**
 * Has the page follow the visitor's dark scheme. Only who has set one waits for its colours. Brands whose own
 * ground is dark keep theirs.
 */
export function Night() {
  const { look, savesData } = useBoot();
  if (look.ground === 'ink' || savesData) return null;
  return <link rel="stylesheet" href={url} media="(prefers-color-scheme: dark)" data-night="" />;
}
