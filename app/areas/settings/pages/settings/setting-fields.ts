/** The settings that staff change here (spec section 3), each a text as in every form. */
import type { RawSettings } from '../../../../api/settings';
import fontRows from '../../../../art/identity/fonts.json';
import { isRecord } from '../../../../core/schema';
import {
  entriesOf,
  type FieldOption,
  type FormFields,
  mapFields,
} from '../../../../sections/forms/fields';
import { check, pattern, TICKED } from '../../../../sections/forms/rules';
import { stationOf } from '../../../../shell/radio/station';

/** The fonts that the project has. */
export const FONTS: readonly string[] = fontRows.map(({ family }) => family);

/** The layouts, which are those with a landing or a second page design of their own. */
const LAYOUTS: readonly string[] = [
  ...new Set(
    Object.keys(import.meta.glob('../../../../brands/*/{landing,second}.tsx')).map(
      (file) => file.split('/').at(-2) ?? '',
    ),
  ),
].sort();

const optionsOf = (values: readonly string[]): FieldOption[] =>
  values.map((value) => ({ value, label: value }));

const address = pattern(
  /^\/(?!\/)[^\s"'`<>\\{|}^]*$|^https:\/\/[\p{L}\p{N}[][^\s"'`<>\\{|}^]*$|^http:\/\/(127\.0\.0\.1|localhost):\d+\/\S*$/u,
  'Alamat harus diawali https://.',
);

const playable = check(
  (url) => stationOf({ radio: { url } }) !== null,
  'Alamat siaran harus diawali https://.',
);

const hex = pattern(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Tulis warnanya seperti #2096c4.');

const colour = (label: string, hint?: string) =>
  ({ kind: 'text', label, rules: [hex], ...(hint && { hint }) }) as const;

const font = (label: string) =>
  ({
    kind: 'select',
    label,
    placeholder: 'Bawaan tata letak',
    options: optionsOf(FONTS),
    optional: true,
  }) as const;

const picture = (label: string, hint: string) =>
  ({ kind: 'text', label, hint, optional: true, max: 2000, rules: [address] }) as const;

/** By key; a field of a group has the group's key before it. */
export const settingFields = {
  title: { kind: 'text', label: 'Nama situs', max: 120 },
  logoDark: picture('Logo tinta gelap', 'Untuk latar terang: kepala situs.'),
  logoLight: picture('Logo tinta terang', 'Untuk latar gelap: kaki situs.'),
  favicon: picture('Ikon situs', 'Bujur sangkar; tampil di tab peramban dan hasil pencarian.'),
  'css.clr_primary': colour('Warna utama', 'Tombol, tautan, dan bidang besar.'),
  'css.clr_secondary': colour('Warna kedua', 'Aksen di samping warna utama.'),
  'css.clr_dark': colour('Warna gelap', 'Latar gelap.'),
  'css.clr_light': colour('Warna terang', 'Latar dan garis yang tenang.'),
  'css.clr_success': colour('Warna berhasil'),
  'css.clr_info': colour('Warna kabar'),
  'css.clr_warning': colour('Warna peringatan'),
  'css.clr_danger': colour('Warna bahaya'),
  'css.ft_primary': font('Huruf judul'),
  'css.ft_secondary': font('Huruf isi'),
  'meta.name': {
    kind: 'text',
    label: 'Judul beranda',
    hint: 'Kosong: memakai nama situs.',
    max: 120,
    optional: true,
  },
  'meta.site_name': {
    kind: 'text',
    label: 'Nama di belakang judul halaman',
    hint: 'Seperti pada "Kelas | Nama situs". Kosong: memakai nama situs.',
    max: 120,
    optional: true,
  },
  'meta.description': {
    kind: 'area',
    label: 'Deskripsi',
    hint: 'Satu atau dua kalimat tentang apa yang ditemukan orang di sini.',
    max: 500,
    lines: 3,
    optional: true,
  },
  'meta.keywords': {
    kind: 'text',
    label: 'Kata kunci',
    hint: 'Dipisah dengan koma.',
    max: 500,
    optional: true,
  },
  'meta.image': picture('Gambar berbagi', '1200 × 630 piksel; kosong: gambar bawaan situs.'),
  image: picture('Gambar bawaan situs', 'Dipakai halaman yang tidak punya gambarnya sendiri.'),
  'meta.card': {
    kind: 'select',
    label: 'Ukuran kartu',
    options: [
      { value: 'summary_large_image', label: 'Besar' },
      { value: 'summary', label: 'Kecil' },
    ],
  },
  'meta.type': {
    kind: 'select',
    label: 'Jenis situs menurut Open Graph',
    options: [
      { value: 'website', label: 'Situs web' },
      { value: 'article', label: 'Artikel' },
      { value: 'profile', label: 'Profil' },
    ],
  },
  'meta.twitter_site': {
    kind: 'text',
    label: 'Akun X',
    placeholder: '@nama',
    max: 16,
    optional: true,
    rules: [pattern(/^@?\w{1,15}$/, 'Tulis seperti @nama.')],
  },
  'meta.url': {
    kind: 'text',
    label: 'Alamat lembaga',
    max: 2000,
    optional: true,
    rules: [address],
  },
  'meta.robot_index': {
    kind: 'tick',
    label: 'Situs boleh tampil di hasil pencarian',
    optional: true,
  },
  'meta.robot_follow': {
    kind: 'tick',
    label: 'Mesin pencari boleh mengikuti tautannya',
    optional: true,
  },
  'radio.url': {
    kind: 'text',
    label: 'Alamat siaran',
    hint: 'Aliran audio yang diputar di kepala situs. Kosong: tanpa radio.',
    placeholder: 'https://',
    max: 2000,
    optional: true,
    rules: [playable],
  },
  'radio.name': {
    kind: 'text',
    label: 'Nama radio',
    max: 60,
    optional: true,
    when: (values) => values['radio.url'] !== '',
  },
  isMaintenance: { kind: 'tick', label: 'Tutup situs untuk perbaikan', optional: true },
  layout: {
    kind: 'select',
    label: 'Tata letak',
    hint: 'Rancangan beranda dan halaman kedua.',
    options: optionsOf(LAYOUTS),
  },
} satisfies FormFields;

export type SettingName = keyof typeof settingFields;

export type SettingValues = Readonly<Record<SettingName, string>>;

/** The parts of the page, by what its address says; the first one goes without saying. */
export const PARTS = [
  { part: '', label: 'Tampilan' },
  { part: 'search', label: 'Pencarian & berbagi' },
  { part: 'status', label: 'Keadaan situs' },
  { part: 'app', label: 'Aplikasi' },
] as const;

/** The part that a field stands in. */
export function partOf(name: SettingName): (typeof PARTS)[number]['part'] {
  if (name === 'layout') return 'app';
  if (name === 'isMaintenance' || name.startsWith('radio.')) return 'status';
  return name === 'image' || name.startsWith('meta.') ? 'search' : '';
}

/** A flag's two words, where the platform writes it as one. */
const WORDS: Readonly<Partial<Record<SettingName, readonly [yes: string, no: string]>>> = {
  'meta.robot_index': ['index', 'noindex'],
  'meta.robot_follow': ['follow', 'nofollow'],
};

/** The key a field is saved by, and its name in that key's group. */
export function keyOf(name: SettingName): { key: string; field: string | null } {
  const [key = '', field = null] = name.split('.');
  return { key, field };
}

/** What the form shows for settings as the platform keeps them; what is missing is empty. */
export function valuesOf(raw: RawSettings): SettingValues {
  return mapFields<SettingName>(settingFields, (name) => {
    const { key, field } = keyOf(name);
    const value = raw[key];
    return shown(name, field === null ? value : isRecord(value) ? value[field] : undefined);
  });
}

function shown(name: SettingName, value: unknown): string {
  if (settingFields[name].kind !== 'tick') {
    return typeof value === 'string' ? value : '';
  }
  const isOn = [true, 1, '1', 'true', WORDS[name]?.[0]].some((yes) => yes === value);
  return isOn ? TICKED : '';
}

/** What is sent for a field. */
export function sentOf(name: SettingName, value: string): unknown {
  if (settingFields[name].kind !== 'tick') return value.trim();
  const [yes, no] = WORDS[name] ?? [true, false];
  return value === TICKED ? yes : no;
}

/** Whether two values of a field say the same. */
export function isSame(name: SettingName, one: string, other: string): boolean {
  const isColour = name.startsWith('css.clr_');
  const plain = (value: string) => (isColour ? value.trim().toLowerCase() : value.trim());
  return plain(one) === plain(other);
}

/** All names, in the order of the page. */
export const settingNames: readonly SettingName[] = entriesOf<SettingName>(settingFields).map(
  ([name]) => name,
);
