/** How the platform refuses what was sent, and what is said of it. */

/** Its answer where it refuses. */
export const REFUSED = { status: false, message: 'Kata platform: tidak bisa.', data: null };

/** Each status, and what the visitor is told; the last ends some acts, as somebody else was quicker. */
export const refusals: readonly (readonly [status: number, says: string])[] = [
  [401, 'Kamu perlu masuk'],
  [422, REFUSED.message],
  [429, 'Terlalu banyak kiriman'],
  [503, 'tidak hilang'],
  [409, REFUSED.message],
];

/** The way to sign in that leads back to this page. */
export const wayBack = (): string =>
  `/login?to=${encodeURIComponent(location.pathname + location.search)}`;
