/** Reading links to videos: only the one host that the document's policy lets into frames. */
import { readUrl } from '../core/url';

const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'youtube-nocookie.com',
  'm.youtube.com',
  'youtu.be',
]);

/** A video's id from any form of its link (watch page, short link, embed, live, shorts), else null. */
export function youtubeId(link: string): string | null {
  const url = readUrl(link);
  if (url === null) return null;
  const { protocol, hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^www\./, '');
  if (!/^https?:$/.test(protocol) || !HOSTS.has(host)) return null;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const inPath = ['embed', 'live', 'shorts', 'v'].includes(first) ? second : '';
  const id = host === 'youtu.be' ? first : (searchParams.get('v') ?? inPath);
  return /^[\w-]{6,20}$/.test(id) ? id : null;
}

/**
 * The address of the player that sets no cookies before it is used; it begins at once, and tells whoever
 * listens how it goes.
 */
export function playerAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&enablejsapi=1`;
}
