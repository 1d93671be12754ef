/** Cookies that scripts may read, by name. */

/** The names that match. */
export function cookieNames(pattern: RegExp, cookies: string = document.cookie): string[] {
  return cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => pattern.test(name));
}

/** Ends a cookie of this host. */
export function expireCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = `${name}=; Max-Age=0; Path=/`;
}
