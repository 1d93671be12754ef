/** What a site's settings may be (spec section 3); `null` stands for "as it was at first". */

import type { FieldErrors } from '../../respond';

type Check = (value: unknown) => string | null;

const text =
  (most: number, least = 0): Check =>
  (value) => {
    if (typeof value !== 'string') return 'Harus berupa tulisan';
    if (value.trim().length < least) return 'Wajib diisi';
    return value.length <= most ? null : `Paling banyak ${most} huruf`;
  };

const matching =
  (shape: RegExp, message: string): Check =>
  (value) =>
    typeof value === 'string' && shape.test(value) ? null : message;

const flag: Check = (value) => (typeof value === 'boolean' ? null : 'Harus ya atau tidak');
const colour = matching(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Warna ditulis #rgb atau #rrggbb');
const font = matching(/^$|^[A-Za-z][A-Za-z ]{0,39}$/, 'Nama huruf tidak benar');
const word = matching(/^[A-Za-z0-9_.:-]{0,40}$/, 'Hanya huruf, angka, dan tanda hubung');
/** A developer's drive answers on this machine, without https. */
const link = matching(
  /^$|^\/(?!\/)\S*$|^https:\/\/[^\s/]\S*$|^http:\/\/(127\.0\.0\.1|localhost):\d+\/\S*$/,
  'Alamat harus diawali https://',
);

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'light', 'dark'];

const groups: Record<string, Record<string, Check>> = {
  css: {
    ft_primary: font,
    ft_secondary: font,
    ...Object.fromEntries(colours.map((name) => [`clr_${name}`, colour])),
  },
  meta: {
    name: text(120),
    description: text(500),
    keywords: text(500),
    type: word,
    image: link,
    card: word,
    site_name: text(120),
    url: link,
    twitter_site: text(120),
    robot_index: matching(/^(no)?index$/, 'Pilih index atau noindex'),
    robot_follow: matching(/^(no)?follow$/, 'Pilih follow atau nofollow'),
  },
  radio: { url: link, name: text(60) },
};

const single: Record<string, Check> = {
  title: text(120, 1),
  logoDark: link,
  logoLight: link,
  favicon: link,
  image: link,
  layout: matching(/^[a-z0-9-]{0,40}$/, 'Nama tata letak tidak benar'),
  isMaintenance: flag,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with changed settings, by field: a group's own fields by their own names. */
export function settingProblems(values: Record<string, unknown>): FieldErrors | null {
  const errors: FieldErrors = {};
  const note = (field: string, message: string | null | undefined) => {
    if (message) errors[field] = [message];
  };
  for (const [key, value] of Object.entries(values)) {
    const group = groups[key];
    if (value === null) continue;
    if (group === undefined) note(key, single[key]?.(value));
    else if (!isObject(value)) note(key, 'Harus berupa objek');
    else {
      for (const [field, part] of Object.entries(value)) {
        const check = group[field];
        if (check === undefined) note(field, 'Pengaturan tidak dikenal');
        else if (part !== null) note(field, check(part));
      }
    }
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
