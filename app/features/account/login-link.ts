/** The edge's login, which goes by way of the account site and comes back to `to` (design section 7). */
export function loginHref(to: string): string {
  return `/login?to=${encodeURIComponent(to)}`;
}
