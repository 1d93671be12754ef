/** Every cookie that this site sets, by its name behind https (worker/core/src/auth/session/). */

export interface KeptCookie {
  readonly name: string;
  /** What it is for, in a few words. */
  readonly what: string;
  /** Out of scripts' reach: only the edge knows whether it is there, and can erase it. */
  readonly isHidden: boolean;
}

const hidden = (name: string, what: string): KeptCookie => ({ name, what, isHidden: true });
const readable = (name: string, what: string): KeptCookie => ({ name, what, isHidden: false });

export const COOKIES: readonly KeptCookie[] = [
  hidden('__Host-access_token', 'sesi akunmu'),
  hidden('__Host-assistant_token', 'sesimu di asisten'),
  hidden('__Host-login_to', 'halaman tujuan selama masuk'),
  hidden('__Host-login_again', 'halaman tujuan setelah gagal masuk'),
  hidden('__Host-login_switch', 'akun yang menunggu jawabanmu'),
  hidden('__Host-receipt', 'kiriman terakhir tanpa JavaScript'),
  hidden('__Host-wish', 'formulir yang dilanjutkan setelah masuk'),
  readable('signed_in', 'tanda bahwa kamu masuk'),
  readable('login_name', 'nama akun yang menunggu jawabanmu'),
  readable('hemat', 'pilihan hemat data'),
  readable('scripted', 'tanda bahwa JavaScript berjalan'),
];

/** Those of the service that counts visits, where a visitor has agreed to that. */
export const COUNTING = /^_ga/;
