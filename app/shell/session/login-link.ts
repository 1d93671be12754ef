/**
 * The edge's login, which goes by way of the account site and comes back to `to` (design section 7).
 * The edge decides whether that is a path to go to; without one it is the start page.
 */
export function loginHref(to: string | null): string {
  return to ? `/login?to=${encodeURIComponent(to)}` : '/login';
}

/** Whether there is a login at all: a host that belongs to no tenant has none. */
export function canSignIn({ source }: { source: string }): boolean {
  return !source.startsWith('default');
}
