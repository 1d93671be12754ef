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
