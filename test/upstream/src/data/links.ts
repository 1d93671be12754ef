/** One-time links that somebody can try; using one up is undone by a reset. */

export interface LinkDoc {
  id: number;
  /** The token: 16 to 128 URL-safe characters. */
  slug: string;
  purpose: string;
  email: string;
  redirect: string;
  used: boolean;
}

/** The demo links. */
export const links = (): LinkDoc[] =>
  [
    ['contoh-verifikasi-akun-0001', 'verify-account', '/Welcome'],
    ['contoh-undangan-kelas-0001', 'class-invitation', '/Class/dasar-web'],
    ['contoh-konfirmasi-tim-0001', 'team-confirmation', '/Liga-Smk'],
  ].map(([slug = '', purpose = '', redirect = ''], index) => ({
    id: index + 1,
    slug,
    purpose,
    email: 'student@contoh.id',
    redirect,
    used: false,
  }));
