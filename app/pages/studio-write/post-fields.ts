/** What a post is written of, and how it is sent. */
import type { PostDetail, PostDraft } from '../../api/post';
import type { Category } from '../../api/post-category';
import type { FormFields } from '../../features/forms/fields';
import { between, type Rule } from '../../features/forms/rules';
import { isSlug, slugOf } from '../../features/studio/slug';
import type { StudioKind } from '../../features/studio/studio-kinds';
import { dayOf, formatHour } from '../../wib';

export type PostField =
  | 'title'
  | 'slug'
  | 'summary'
  | 'content'
  | 'cover'
  | 'categoryId'
  | 'tags'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'mode'
  | 'location'
  | 'room'
  | 'quota'
  | 'link'
  | 'target'
  | 'revision';

const slugRule: Rule = (value) =>
  isSlug(value) ? null : 'Hanya huruf kecil, angka, dan tanda hubung: belajar-web-dasar.';

const linkRule: Rule = (value) =>
  /^https:\/\/[^\s]+\.[^\s]+$/.test(value) ? null : 'Tautan lengkap, diawali https://.';

const notEarlier: Rule = (value, { startDate = '' }) =>
  value >= startDate ? null : 'Tanggal selesai tidak boleh sebelum tanggal mulai.';

const laterThatDay: Rule = (value, { startDate = '', startTime = '', endDate = '' }) => {
  if (startTime === '') return 'Isi jam mulai dulu.';
  const isSameDay = endDate === '' || endDate === startDate;
  return !isSameDay || value > startTime ? null : 'Jam selesai harus sesudah jam mulai.';
};

const ONLINE = 'online';

/** The form's fields; what only some kinds have is left out of the others. */
export function postFields(
  { extra }: StudioKind,
  categories: readonly Category[],
): FormFields<PostField> {
  const isTime = () => extra === 'time';
  const hasEnd = () => extra === 'time' || extra === 'target';
  const hasLink = () => extra === 'time' || extra === 'link';
  return {
    title: { kind: 'text', label: 'Judul', isImpersonal: true, max: 160 },
    slug: {
      kind: 'text',
      label: 'Alamat',
      hint: 'Bagian akhir alamat halaman. Kosongkan, dan dibuat dari judul.',
      optional: true,
      isImpersonal: true,
      max: 80,
      rules: [slugRule],
    },
    summary: {
      kind: 'area',
      label: 'Ringkasan',
      hint: 'Satu atau dua kalimat, untuk daftar dan untuk pratinjau di media sosial.',
      lines: 3,
      max: 300,
      isImpersonal: true,
    },
    content: { kind: 'area', label: 'Isi', max: 100_000, isImpersonal: true },
    cover: { kind: 'text', label: 'Sampul', optional: true, isImpersonal: true, max: 1000 },
    categoryId: {
      kind: 'select',
      label: 'Kategori',
      optional: true,
      options: categories.map(({ id, name }) => ({ value: id, label: name })),
    },
    tags: {
      kind: 'text',
      label: 'Topik',
      hint: 'Pisahkan dengan koma.',
      optional: true,
      isImpersonal: true,
    },
    ...eventFields(isTime),
    endDate: {
      kind: 'date',
      label: 'Tanggal selesai',
      optional: true,
      isImpersonal: true,
      rules: [notEarlier],
      when: hasEnd,
    },
    target: {
      kind: 'rupiah',
      label: 'Target dana (rupiah)',
      hint: 'Kosongkan kalau tidak ada targetnya.',
      optional: true,
      isImpersonal: true,
      when: () => extra === 'target',
    },
    link: {
      kind: 'text',
      label: extra === 'link' ? 'Tautan video' : 'Tautan pendaftaran sendiri',
      optional: true,
      isImpersonal: true,
      max: 1000,
      rules: [linkRule],
      when: hasLink,
    },
    revision: { kind: 'text', label: 'Versi', optional: true, isImpersonal: true },
  };
}

type EventField = 'startDate' | 'startTime' | 'endTime' | 'mode' | 'location' | 'room' | 'quota';

/** What only something that happens has: hours, a place, seats. */
function eventFields(isTime: () => boolean): FormFields<EventField> {
  const text = { kind: 'text', isImpersonal: true } as const;
  const hour = { kind: 'time', optional: true, when: isTime } as const;
  return {
    startDate: { kind: 'date', label: 'Tanggal mulai', isImpersonal: true, when: isTime },
    startTime: { ...hour, label: 'Jam mulai (WIB)', hint: 'Kosongkan kalau sepanjang hari.' },
    endTime: { ...hour, label: 'Jam selesai (WIB)', rules: [laterThatDay] },
    mode: {
      kind: 'radio',
      label: 'Cara hadir',
      options: [
        { value: 'onsite', label: 'Di tempat' },
        { value: ONLINE, label: 'Daring' },
      ],
      when: isTime,
    },
    location: { ...text, label: 'Tempat', when: ({ mode }) => isTime() && mode !== ONLINE },
    room: {
      ...text,
      label: 'Ruang daring',
      hint: 'Misalnya Zoom; tautannya tidak perlu ditulis di sini.',
      optional: true,
      when: ({ mode }) => isTime() && mode === ONLINE,
    },
    quota: {
      kind: 'number',
      label: 'Kuota kursi',
      hint: 'Kosongkan kalau tidak dibatasi.',
      optional: true,
      rules: [between(1, 1_000_000, 'Kuota paling sedikit 1 kursi.')],
      when: isTime,
    },
  };
}

/** What the form holds at first: nothing, or the post to change. */
export function initialPost(post: PostDetail | null): Partial<Record<PostField, string>> {
  if (post === null) return {};
  return {
    title: post.title,
    slug: post.slug,
    summary: post.summary,
    content: post.content,
    cover: post.cover,
    categoryId: post.category.id,
    tags: post.tags.join(', '),
    startDate: dayOf(post.startDate),
    startTime: clockOf(post.startDate),
    endDate: dayOf(post.endDate),
    endTime: clockOf(post.endDate),
    mode: post.isOnline ? ONLINE : 'onsite',
    location: post.isOnline ? '' : post.location,
    room: post.isOnline ? post.location : '',
    quota: post.quota > 0 ? String(post.quota) : '',
    link: post.link,
    target: post.target > 0 ? String(post.target) : '',
    revision: post.updatedAt,
  };
}

/** What is sent of it. */
export function toDraft(kind: StudioKind, values: Readonly<Record<PostField, string>>): PostDraft {
  const { title, slug, summary, content, cover, categoryId, tags } = values;
  const { endDate, link, target } = values;
  return {
    kindSlug: kind.slug,
    title,
    slug: slug || slugOf(title),
    summary,
    content,
    cover,
    categoryId,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    ...(kind.extra === 'time' && eventOf(values)),
    ...(kind.extra === 'target' && { endDate, target: Number(target) }),
    ...((kind.extra === 'time' || kind.extra === 'link') && { link }),
  };
}

/** When and where it is held, and for how many. */
function eventOf(values: Readonly<Record<PostField, string>>): Partial<PostDraft> {
  const { startDate, startTime, endTime, mode, location, room, quota } = values;
  const isOnline = mode === ONLINE;
  return {
    startDate: momentOf(startDate, startTime),
    endDate: momentOf(values.endDate || startDate, endTime),
    location: isOnline ? room : location,
    isOnline,
    quota: Number(quota),
  };
}

/** A day with its hour in WIB; the day alone where it has none. */
function momentOf(day: string, time: string): string {
  return time === '' ? day : `${day}T${time}+07:00`;
}

/** The hour as a control takes it, "09:30"; nothing for a whole day. */
function clockOf(moment: string): string {
  return formatHour(moment).slice(0, 5).replace('.', ':');
}
