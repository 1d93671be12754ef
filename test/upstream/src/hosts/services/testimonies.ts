/**
 * Testimonies as posts of their own kind: their category is their state, and visitors are given those
 * that are published. They lie where the data host has put them, for every brand alike.
 */

import type { Context } from 'hono';
import type { App } from '../../env';
import { equal, search } from '../../filters';
import { bodyOf, paging, query, textOf } from '../../input';
import { fail, invalid, notFound, ok, paged } from '../../respond';
import { byId, type Condition, list, update } from '../../store';

/** `kindSlug` of the calls. */
export const TESTIMONIES = 'testimonies';

const states: Record<string, string> = {
  waiting: 'Menunggu',
  published: 'Tampil',
  hidden: 'Disembunyikan',
};

interface TestimonyDoc {
  id: number;
  name: string;
  role: string;
  message: string;
  rating: number;
  status: string;
  created_at: string;
}

const isStaff = (c: Context<App>): boolean => [0, 1].includes(c.get('account')?.kind ?? -1);

/** GET v3/post/list?kindSlug=testimonies. */
export async function listTestimonies(c: Context<App>): Promise<Response> {
  const wanted = isStaff(c) ? query(c, 'categoryId') : 'published';
  const where: Condition[] = [
    ...equal('status', wanted),
    ...search(query(c, 'search'), 'name', 'message'),
  ];
  const order = "doc ->> '$.created_at' DESC, id DESC";
  const page = await list<TestimonyDoc>(c.env.DB, TESTIMONIES, { where, order, ...paging(c) });
  return paged(page, ({ id, name, role, message, rating, status, created_at }) => ({
    id,
    slug: `testimoni-${id}`,
    kindSlug: TESTIMONIES,
    title: name,
    author: role,
    summary: message,
    rating,
    publishedAt: created_at,
    category: { id: status, name: states[status] ?? status, slug: status },
  }));
}

/** POST v3/post/update?slug=testimoni-…, which gives a testimony another state. */
export async function moveTestimony(c: Context<App>): Promise<Response> {
  if (!isStaff(c)) return fail(403, 'Akunmu tidak memiliki izin untuk tindakan ini');
  const status = textOf(await bodyOf(c), 'categoryId');
  if (!Object.hasOwn(states, status)) return invalid({ categoryId: ['Keadaan ini tidak dikenal'] });
  const id = Number(/^testimoni-(\d+)$/.exec(query(c, 'slug'))?.[1] ?? 0);
  const doc = await byId<TestimonyDoc>(c.env.DB, TESTIMONIES, id);
  if (!doc) return notFound('Testimoni');
  await update(c.env.DB, TESTIMONIES, id, { status });
  return ok({ id, slug: `testimoni-${id}` }, 'Testimoni berhasil diubah');
}
