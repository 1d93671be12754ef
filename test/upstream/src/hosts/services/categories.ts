/** Categories of posts. */

import { type Context, Hono } from 'hono';
import { shelf } from '../../contents/contents';
import type { CategoryDoc } from '../../data/posts';
import { slugOf } from '../../data/table';
import type { App } from '../../env';
import { equal, search } from '../../filters';
import { needsAccount } from '../../guard';
import { bodyOf, paging, problems, query, textOf } from '../../input';
import { created, fail, invalid, notFound, ok, paged } from '../../respond';
import { all, type Condition, count, first, insert, list, update } from '../../store';

/** Who may write: superadmin, admin, writer. */
const WRITERS = [0, 1, 6];

export const needsWriter = needsAccount(...WRITERS);

/** Whether who asks may write. */
export const isWriter = (c: Context<App>): boolean =>
  WRITERS.includes(c.get('account')?.kind ?? -1);

/** Finds categories by id. */
export async function categoryLookup(
  c: Context<App>,
): Promise<(id: number) => CategoryDoc | undefined> {
  const found = await all<CategoryDoc>(c.env.DB, shelf(c.get('contents'), 'categories'));
  const byId = new Map(found.map((doc) => [doc.id, doc]));
  return (id) => byId.get(id);
}

async function withTotals(c: Context<App>, docs: CategoryDoc[]) {
  const total = (doc: CategoryDoc): Promise<number> =>
    count(c.env.DB, shelf(c.get('contents'), 'posts'), ...equal('categoryId', String(doc.id)));
  return Promise.all(
    docs.map(async (doc) => ({ ...doc, cover: '', totalPosts: await total(doc) })),
  );
}

const named = (c: Context<App>, slug: string, kindSlug: string): Promise<CategoryDoc | null> =>
  first<CategoryDoc>(
    c.env.DB,
    shelf(c.get('contents'), 'categories'),
    ['slug = ?', slug],
    ...equal('kindSlug', kindSlug),
  );

async function answerList(c: Context<App>, where: Condition[]): Promise<Response> {
  const order = query(c, 'sort') === 'title' ? "doc ->> '$.name', id" : 'id';
  const size = query(c, 'all') === 'true' ? { page: 1, perPage: 1000 } : paging(c, 6);
  const page = await list<CategoryDoc>(c.env.DB, shelf(c.get('contents'), 'categories'), {
    where,
    order,
    ...size,
  });
  return paged({ ...page, items: await withTotals(c, page.items) }, (item) => item);
}

async function create(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors = problems(body, { kindSlug: '!short', name: '!short', description: 'long' });
  if (errors) return invalid(errors);
  const [kindSlug, name] = [textOf(body, 'kindSlug'), textOf(body, 'name')];
  const slug = slugOf(name);
  if (await named(c, slug, kindSlug)) return invalid({ name: ['Nama ini sudah dipakai'] });
  const description = textOf(body, 'description');
  const doc = await insert(c.env.DB, shelf(c.get('contents'), 'categories'), {
    slug,
    name,
    kindSlug,
    description,
  });
  return created({ id: doc.id, slug }, 'Kategori berhasil dibuat');
}

async function change(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors = problems(body, { name: 'short', description: 'long' });
  if (errors) return invalid(errors);
  const [slug, kindSlug] = [query(c, 'slug') || textOf(body, 'slug'), textOf(body, 'kindSlug')];
  if (body.restore === true) return restore(c, slug, kindSlug);
  const doc = await named(c, slug, kindSlug);
  if (!doc) return notFound('Kategori');
  const name = textOf(body, 'name') || doc.name;
  const description = textOf(body, 'description') || doc.description;
  await update(c.env.DB, shelf(c.get('contents'), 'categories'), doc.id, { name, description });
  return ok({ id: doc.id, slug: doc.slug }, 'Kategori berhasil diubah');
}

/** What is deleted keeps its id under a kind that nobody asks for, and its posts with it. */
const DELETED = 'deleted:';

/** Puts a deleted category back where it was. */
async function restore(c: Context<App>, slug: string, kindSlug: string): Promise<Response> {
  const doc = await named(c, slug, DELETED + kindSlug);
  if (!doc) return notFound('Kategori');
  if (await named(c, slug, kindSlug)) return fail(409, 'Namanya sudah dipakai kategori lain');
  await update(c.env.DB, shelf(c.get('contents'), 'categories'), doc.id, { kindSlug });
  return ok({ id: doc.id, slug }, 'Kategori dikembalikan');
}

async function erase(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const kindSlug = query(c, 'kindSlug') || textOf(body, 'kindSlug');
  const doc = await named(c, query(c, 'slug') || textOf(body, 'slug'), kindSlug);
  if (!doc) return notFound('Kategori');
  await update(c.env.DB, shelf(c.get('contents'), 'categories'), doc.id, {
    kindSlug: DELETED + doc.kindSlug,
  });
  return ok(null, 'Kategori berhasil dihapus');
}

/** v3/post/kind/category. */
export const categories = new Hono<App>()
  .get('/list', (c) =>
    answerList(c, [
      ...equal('kindSlug', query(c, 'kindSlug') || 'articles'),
      ...search(query(c, 'search'), 'name', 'description'),
    ]),
  )
  .get('/detail', async (c) => {
    const doc = await named(c, query(c, 'slug'), query(c, 'kindSlug') || 'articles');
    return doc ? ok((await withTotals(c, [doc]))[0]) : notFound('Kategori');
  })
  .post('/create', needsWriter, create)
  .post('/update', needsWriter, change)
  .post('/delete', needsWriter, erase);

/** v2/post/category: the categories of articles. */
export const oldCategories = new Hono<App>().get('/', (c) => {
  const slug = query(c, 'categorySlug');
  const only: Condition[] = slug === '' ? [] : [['slug = ?', slug]];
  return answerList(c, [
    ...equal('kindSlug', 'articles'),
    ...only,
    ...search(query(c, 'search'), 'name'),
  ]);
});
