/** What a post is written of, and how it is sent. */
import type { PostDetail, PostDraft } from '../../api/post';
import type { Category } from '../../api/post-category';
import { clock } from '../../core/clock';
import { dayOf } from '../../core/wib';
import type { FormFields } from '../../sections/forms/fields';
import { check, type FormValues, pattern } from '../../sections/forms/rules';
import type { StudioKind } from '../../sections/studio/studio-kinds';
import { type EventField, eventFields, eventOf, initialEvent } from './event-fields';
import {
  initialSchedule,
  isToCome,
  publishedAtOf,
  type ScheduleField,
  scheduleFields,
} from './schedule';
import { isSlug, slugOf } from './slug';

export type PostField =
  | EventField
  | ScheduleField
  | 'title'
  | 'slug'
  | 'summary'
  | 'content'
  | 'cover'
  | 'categoryId'
  | 'tags'
  | 'endDate'
  | 'link'
  | 'target'
  | 'revision';

/** In characters. */
const LONGEST_TITLE = 160;

const slugRule = check(isSlug, 'Hanya huruf kecil, angka, dan tanda hubung: belajar-web-dasar.');

const linkRule = pattern(/^https:\/\/[^\s]+\.[^\s]+$/, 'Tautan lengkap, diawali https://.');

const notEarlier = ({ startDate = '' }: FormValues) =>
  check((day) => day >= startDate, 'Tanggal selesai tidak boleh sebelum tanggal mulai.');

/** The form's fields; what only some kinds have, or only posts that are not public, is left out of the others. */
export function postFields(
  { extra }: StudioKind,
  categories: readonly Category[],
  isPublic = false,
): FormFields<PostField> {
  const isTime = () => extra === 'time';
  const hasEnd = () => extra === 'time' || extra === 'target';
  const hasLink = () => extra === 'time' || extra === 'link';
  return {
    title: { kind: 'text', label: 'Judul', isImpersonal: true, max: LONGEST_TITLE },
    slug: {
      kind: 'text',
      isCode: true,
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
    ...scheduleFields(isPublic),
    revision: { kind: 'text', label: 'Versi', optional: true, isImpersonal: true },
  };
}

/** What the form holds at first: nothing, or the post to change. */
export function initialPost(post: PostDetail | null): Partial<Record<PostField, string>> {
  // What is new costs nothing until somebody says otherwise.
  const schedule = initialSchedule(post?.publishedAt ?? '', clock.now());
  if (post === null) return { price: '0', ...schedule };
  return {
    title: post.title,
    slug: post.slug,
    summary: post.summary,
    content: post.content,
    cover: post.cover,
    categoryId: post.category.id,
    tags: post.tags.join(', '),
    ...initialEvent(post),
    endDate: dayOf(post.endDate),
    link: post.link,
    target: post.target > 0 ? String(post.target) : '',
    ...schedule,
    revision: post.updatedAt,
  };
}

/** What a copy of a post begins with: all of it but its address, and a title that tells them apart. */
export function copyOf(post: PostDetail): Partial<Record<PostField, string>> {
  const { slug: _, revision: __, ...rest } = initialPost(post);
  return {
    ...rest,
    ...initialSchedule('', 0),
    title: `Salinan dari ${post.title}`.slice(0, LONGEST_TITLE),
  };
}

/** What is sent of it; `begun` is the post that is changed. */
export function toDraft(
  kind: StudioKind,
  values: Readonly<Record<PostField, string>>,
  begun: PostDetail | null = null,
): PostDraft {
  const { title, slug, summary, content, cover, categoryId, tags } = values;
  const { endDate, link, target } = values;
  const now = clock.now();
  const waits = begun !== null && isToCome(begun.publishedAt, now);
  const publishedAt = publishedAtOf(values, { now, waits });
  return {
    kindSlug: kind.slug,
    title,
    slug: slug || slugOf(title),
    summary,
    content,
    cover,
    categoryId,
    tags: tagsOf(tags),
    ...(publishedAt !== '' && { publishedAt }),
    ...(kind.extra === 'time' && eventOf(values)),
    ...(kind.extra === 'target' && { endDate, target: Number(target) }),
    ...((kind.extra === 'time' || kind.extra === 'link') && { link }),
  };
}

/** Topics, which are written with commas between them. */
export function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
