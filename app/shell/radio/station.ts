/** The site's one radio station, read from the raw settings (the document's own leave it out). */
import type { RawSettings } from '../../api/settings';
import { readLink } from '../../core/link';
import { isRecord } from '../../core/schema';

export interface Station {
  /** The stream's address. */
  readonly url: string;
  readonly name: string;
}

const DEFAULT_NAME = 'Radio';

const PLAYABLE = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/]|\/)/;

/**
 * Reads the setting `radio`: an address, or `{ "url", "name" }`. Anything but an https address, a
 * path of this site or, for developers, an address on this very machine could not be played under
 * the document's policy and counts as none.
 */
export function stationOf(settings: RawSettings): Station | null {
  const { radio } = settings;
  const { url, name } = isRecord(radio) ? radio : { url: radio, name: '' };
  const address = typeof url === 'string' ? (readLink(url)?.href ?? '') : '';
  if (!PLAYABLE.test(address)) return null;
  const given = typeof name === 'string' ? name.trim() : '';
  return { url: address, name: given || DEFAULT_NAME };
}
