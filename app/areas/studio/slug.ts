/** Addresses of posts: small letters, digits and single hyphens. */

const LONGEST = 80;

/** The address that a title gives: "Apa itu UI/UX?" gives "apa-itu-ui-ux". */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, LONGEST).replace(/^-+|-+$/g, '');
}

/** Whether a text can be an address. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
