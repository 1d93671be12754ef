/** The pages that can be read without a connection: those whose documents are kept (player-sw.js). */
import { parseDocument } from '../core/parse-document';
import { CHAPTERS } from '../core/visitor-store';

export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** What is kept here, the last one first; nothing where the browser keeps nothing. */
export async function keptPages(
  stores: CacheStorage | undefined = storesHere(),
): Promise<KeptPage[]> {
  try {
    // Opening would make a store, which stands for a visitor who has begun to keep something.
    if (!(await stores?.has(CHAPTERS))) return [];
    const store = await stores?.open(CHAPTERS);
    const requests = (await store?.keys()) ?? [];
    const pages = await Promise.all(
      requests.map(async (request) => {
        const response = await store?.match(request);
        if (!/^text\/html/.test(response?.headers.get('content-type') ?? '')) return [];
        const path = new URL(request.url).pathname;
        const html = (await response?.text()) ?? '';
        const { title } = parseDocument(html);
        return [{ path, title: title || path }];
      }),
    );
    return pages.flat().reverse();
  } catch {
    return [];
  }
}

function storesHere(): CacheStorage | undefined {
  // Not everywhere is there such a store: none without https.
  return typeof caches === 'undefined' ? undefined : caches;
}
