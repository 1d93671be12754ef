import { matchPage, type PageSet, pagePath } from './page-table';

/** Where a page that is gone leads on to. */
export interface WayUp {
  readonly label: string;
  readonly to: string;
}

/**
 * The way on from the address of an item that is gone: from a chapter to its course, from any other item
 * to the list it was in. Null where the address is no item's, or this site has no such list.
 */
export function wayUp(pathname: string, has: PageSet): WayUp | null {
  const match = matchPage(pathname, has);
  if (match === null || match === 'bad') return null;
  if (match.name === 'certificate') {
    const query = new URLSearchParams(match.params);
    return { label: 'Periksa nomornya', to: `${pagePath('certificate-check')}?${query}` };
  }
  const [, base, part] = /^(.+)-(chapter|detail|article)$/.exec(match.name) ?? [];
  if (base === undefined) return null;
  const course = `${base}-detail`;
  if (part === 'chapter' && has(course)) {
    return { label: 'Buka isi kursusnya', to: pagePath(course, match.params) };
  }
  const list = [base, `${base}s`].find((name) => has(name));
  return list === undefined ? null : { label: 'Lihat daftarnya', to: pagePath(list) };
}

/** The fewest letters of a word that is searched for: shorter ones tell nothing. */
const SHORTEST_WORD = 3;

/**
 * The search by the words of an address that is gone: an item that has moved is found by what it is called.
 * Null where the address is no item's, or names none in words.
 */
export function searchFor(pathname: string, has: PageSet): WayUp | null {
  const match = matchPage(pathname, has);
  if (match === null || match === 'bad') return null;
  const { title, slug = '' } = match.params;
  const all = (title ?? slug).toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const q = all.filter((word) => word.length >= SHORTEST_WORD).join(' ');
  if (q === '') return null;
  return { label: `Cari “${q}”`, to: `${pagePath('search')}?${new URLSearchParams({ q })}` };
}
