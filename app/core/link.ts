/**
 * What a link may be that comes from outside: from the platform's records, its HTML, an answer of the
 * assistant, an address. Everything that is shown as a link, or gone to, is read here first.
 */
import { readUrl } from './url';

export interface SafeLink {
  /** `local` stays on this site, `web` leaves it, `contact` opens a mail or telephone program. */
  readonly kind: 'local' | 'web' | 'contact';
  readonly href: string;
}

/** A host without a scheme, as people type it: "zoom.us/j/1", "contoh.id:8080?a=b". */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#]|$)/u;

/** Stands for this site where a path has to be resolved. */
const HERE = 'https://here.invalid';

/**
 * Reads a link: an http or https address, a host without a scheme (which is asked by https), a path,
 * query or fragment of this site, a mail address or a telephone number with its scheme. Null for
 * everything else: for what runs (`javascript:`, `data:`), what carries a password, for the empty
 * text, and for a relative path, which nobody outside can mean.
 */
export function readLink(text: string): SafeLink | null {
  // Browsers drop tabs and line ends wherever they stand, so that "java\nscript:" runs.
  const given = text.replace(/\p{Cc}/gu, '').trim();
  // They take a backslash for a slash, so that "/\host" leaves the site as "//host" does.
  if (/^[\\/]{2,}[^\\/]/.test(given)) return web(`https:${given}`);
  if (/^[/?#]/.test(given)) return staysHere(given) ? { kind: 'local', href: given } : null;
  if (/^https?:\/\/[^\\/]/i.test(given)) return web(given);
  if (/^(?:mailto|tel):[^/]/i.test(given)) {
    const contact = readUrl(given);
    if (contact !== null) return { kind: 'contact', href: contact.href };
  }
  return BARE_HOST.test(given) ? web(`https://${given}`) : null;
}

function web(address: string): SafeLink | null {
  const url = readUrl(address);
  if (url === null) return null;
  const { href, username, password } = url;
  return username === '' && password === '' ? { kind: 'web', href } : null;
}

/** False also for "/..//host", which becomes "//host" as soon as somebody tidies it up. */
function staysHere(path: string): boolean {
  const url = readUrl(path, HERE);
  return url !== null && url.origin === HERE && !url.pathname.startsWith('//');
}
