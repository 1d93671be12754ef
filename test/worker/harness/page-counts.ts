/** How the pages of an isolate came about. */

import { textAt } from '../../upstream/spec/harness';
import type { Site } from './site';

/** Of a site's one isolate, so far: pages rendered, taken from memory or the edge cache, and failed. */
export interface PageCounts {
  readonly rendered: number;
  readonly cached: number;
  readonly failed: number;
}

/** Asks the site that answers at this host. */
export async function pageCounts(site: Site, host: string): Promise<PageCounts> {
  const { json } = await site.get(host, '/_edge/health');
  const count = (name: string) => Number(textAt(json, 'pages', name));
  return { rendered: count('rendered'), cached: count('cached'), failed: count('failed') };
}
