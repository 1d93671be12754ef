/** Posts of every kind: reading them (v3, and the older v1 lists), and writing them. */

import { type Context, Hono } from 'hono';
import { shelf } from '../../contents/contents';
import type { CategoryDoc, PostDoc } from '../../data/posts';
import { beginsIn, dayFromNow, slugOf } from '../../data/table';
import type { App } from '../../env';
import { equal, search } from '../../filters';
import { type Body, bodyOf, paging, problems, query, type Rules, textOf } from '../../input';
import { created, fail, invalid, notFound, ok, paged } from '../../respond';
import { byId, type Condition, first, insert, list, update, updateWhere } from '../../store';
import { categoryLookup, isWriter, needsWriter } from './categories';
import { listTestimonies, moveTestimony, TESTIMONIES } from './testimonies';

const DEFAULT_KIND = 'articles';

const orders: Record<string, string> = {
  oldest: "doc ->> '$.publishedAt', id",
  popular: "doc ->> '$.views' DESC, id",
  title: "doc ->> '$.title', id",
};

/** What is to come stands first, soonest first; then the newest. */
const LATEST = `coalesce(doc ->> '$.startsIn' < 0, 0), abs(coalesce(doc ->> '$.startsIn', 0)),
  doc ->> '$.publishedAt' DESC, id`;

type Lookup = (id: number) => CategoryDoc | undefined;

/** Which state of a post one has read: what is sent along to change it. */
const revisionOf = (doc: PostDoc): string => doc.updatedAt ?? doc.publishedAt;

/** A post in lists; an event has a time and a place too. */
function postItem(doc: PostDoc, categories: Lookup) {
  const { content: _content, startsIn, weekday: _weekday, lengthDays = 0, ...others } = doc;
  const { categoryId, ...rest } = others;
  const first = beginsIn(doc);
  const category = categories(categoryId);
  const times =
    startsIn === undefined
      ? {}
      : { startDate: dayFromNow(first), endDate: dayFromNow(first + lengthDays) };
  const own = category && { id: category.id, name: category.name, slug: category.slug };
  return { ...rest, ...times, cover: doc.cover ?? '', category: own ?? null };
}

/** An event in lists, without its category. */
export const eventItem = (doc: PostDoc) => postItem(doc, () => undefined);

const postDetail = (doc: PostDoc, categories: Lookup) => ({
  ...postItem(doc, categories),
  content: doc.content,
  updatedAt: revisionOf(doc),
  updatedBy: doc.updatedBy ?? '',
});

async function answerList(c: Context<App>, where: Condition[], size: number): Promise<Response> {
  const order = orders[query(c, 'sort')] ?? LATEST;
  const page = await list<PostDoc>(c.env.DB, shelf(c.get('contents'), 'posts'), {
    where: [...where, ...published(c)],
    order,
    ...paging(c, size),
  });
  const categories = await categoryLookup(c);
  return paged(page, (doc) => postItem(doc, categories));
}

const excluded = (c: Context<App>): Condition[] => {
  const id = query(c, 'excludeId');
  return /^\d+$/.test(id) ? [['id <> ?', Number(id)]] : [];
};

const found = (c: Context<App>): Condition[] =>
  search(query(c, 'search'), 'title', 'summary', 'tags');

/** A yes-or-no filter; anything but `true` and `false` does not filter. */
function flagged(field: string, value: string): Condition[] {
  if (value !== 'true' && value !== 'false') return [];
  return [[`doc ->> '$.${field}' = ?`, value === 'true' ? 1 : 0]];
}

async function categoryBySlug(c: Context<App>): Promise<Condition[]> {
  const slug = query(c, 'categorySlug');
  return slug === ''
    ? []
    : [
        [
          `doc ->> '$.categoryId' IN (SELECT id FROM documents WHERE collection = ? AND slug = ?)`,
          shelf(c.get('contents'), 'categories'),
          slug,
        ],
      ];
}

/** What is to be published later is there for writers alone. */
const published = (c: Context<App>): Condition[] =>
  isWriter(c)
    ? []
    : [
        [
          "coalesce(julianday(doc ->> '$.publishedAt') <= julianday(?), 1)",
          new Date().toISOString(),
        ],
      ];

/** The same of one post. */
const isPublished = (c: Context<App>, { publishedAt }: PostDoc): boolean =>
  isWriter(c) || !(Date.parse(publishedAt) > Date.now());

/** The post named by kind and by id or slug. */
async function findPost(c: Context<App>, kindSlug: string): Promise<PostDoc | null> {
  const id = query(c, 'id');
  const which: Condition[] =
    id === '' ? [['slug = ?', query(c, 'slug')]] : [['id = ?', Number(id)]];
  return first<PostDoc>(
    c.env.DB,
    shelf(c.get('contents'), 'posts'),
    ...which,
    ...equal('kindSlug', kindSlug),
    ...published(c),
  );
}

const draft: Rules = {
  kindSlug: '!short',
  title: '!short',
  summary: 'long',
  content: '!',
  startDate: 'date',
  endDate: 'date',
  publishedAt: 'date',
  target: 'number',
  quota: 'number',
};

function fieldsOf(body: Body) {
  const fields: Record<string, unknown> = {};
  for (const name of [
    ...['kindSlug', 'title', 'summary', 'content', 'cover'],
    ...['startDate', 'endDate', 'location', 'link'],
  ]) {
    if (name in body) fields[name] = textOf(body, name);
  }
  for (const name of ['target', 'quota']) {
    if (name in body) fields[name] = Number(body[name]) || 0;
  }
  const publishedAt = textOf(body, 'publishedAt');
  if (publishedAt !== '') fields.publishedAt = new Date(publishedAt).toISOString();
  if ('price' in body) fields.price = body.price === null ? null : Number(body.price) || 0;
  if ('isOnline' in body) fields.isOnline = body.isOnline === true;
  if ('categoryId' in body) fields.categoryId = Number(body.categoryId) || 0;
  if (Array.isArray(body.tags)) fields.tags = body.tags.filter((tag) => typeof tag === 'string');
  return fields;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const named = (c: Context<App>, kindSlug: string, slug: string): Promise<PostDoc | null> =>
  first<PostDoc>(
    c.env.DB,
    shelf(c.get('contents'), 'posts'),
    ['slug = ?', slug],
    ...equal('kindSlug', kindSlug),
  );

/** What is wrong with a slug for a post of this kind; null when it can be had. */
async function slugProblem(
  c: Context<App>,
  { kindSlug, slug, own }: { kindSlug: string; slug: string; own?: string },
): Promise<string | null> {
  if (!SLUG.test(slug)) return 'Hanya huruf kecil, angka, dan tanda hubung';
  if (slug === own || !(await named(c, kindSlug, slug))) return null;
  return 'Alamat ini sudah dipakai tulisan lain';
}

async function create(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors = problems(body, draft);
  if (errors) return invalid(errors);
  const slug = textOf(body, 'slug') || slugOf(textOf(body, 'title'));
  const kindSlug = textOf(body, 'kindSlug');
  const problem = await slugProblem(c, { kindSlug, slug });
  if (problem) return invalid({ slug: [problem] });
  const post = await insert(c.env.DB, shelf(c.get('contents'), 'posts'), {
    summary: '',
    categoryId: 0,
    tags: [],
    // Nobody has said to come.
    ...(kindSlug === 'events' && { price: 0, totalAttendees: 0 }),
    publishedAt: new Date().toISOString(),
    ...fieldsOf(body),
    slug,
    author: c.get('account')?.name ?? '',
    views: 0,
    isFeatured: false,
    isParent: true,
    isActive: true,
    type: 'regular',
  });
  return created({ id: post.id, slug }, 'Tulisan berhasil dibuat');
}

async function change(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const rules: Rules = { title: 'short', summary: 'long', publishedAt: 'date' };
  const errors = problems(body, rules);
  if (errors) return invalid(errors);
  const slug = query(c, 'slug') || textOf(body, 'slug');
  const kindSlug = textOf(body, 'kindSlug');
  if (kindSlug === TESTIMONIES) return moveTestimony(c);
  if (body.restore === true) return restore(c, kindSlug, slug);
  const post = await named(c, kindSlug, slug);
  if (!post || isDeleted(post)) return notFound('Tulisan');
  const next = textOf(body, 'slug') || slug;
  const problem = await slugProblem(c, { kindSlug: post.kindSlug, slug: next, own: slug });
  if (problem) return invalid({ slug: [problem] });
  const revision = textOf(body, 'revision') || revisionOf(post);
  const changes = {
    ...fieldsOf(body),
    // A day that a writer has set stands still.
    ...('startDate' in body && { startsIn: null, weekday: null }),
    slug: next,
    updatedAt: new Date().toISOString(),
    updatedBy: c.get('account')?.name ?? '',
  };
  const isFirst = await updateWhere(
    c.env.DB,
    shelf(c.get('contents'), 'posts'),
    changes,
    ['id = ?', post.id],
    ["coalesce(doc ->> '$.updatedAt', doc ->> '$.publishedAt') = ?", revision],
  );
  if (!isFirst) {
    const now = await byId<PostDoc>(c.env.DB, shelf(c.get('contents'), 'posts'), post.id);
    return fail(409, `Tulisan ini sudah diubah oleh ${now?.updatedBy || 'orang lain'}`);
  }
  return ok({ id: post.id, slug: next }, 'Tulisan berhasil diubah');
}

/** What is deleted keeps its id and its text under a kind that no page asks for. */
const DELETED = 'deleted:';
const isDeleted = ({ kindSlug }: PostDoc): boolean => kindSlug.startsWith(DELETED);

/** Puts a deleted post back where it was. */
async function restore(c: Context<App>, kindSlug: string, slug: string): Promise<Response> {
  const post = await named(c, DELETED + kindSlug, slug);
  if (!post) return notFound('Tulisan');
  if (await named(c, kindSlug, slug)) return fail(409, 'Alamatnya sudah dipakai tulisan lain');
  await update(c.env.DB, shelf(c.get('contents'), 'posts'), post.id, { kindSlug });
  return ok({ id: post.id, slug }, 'Tulisan dikembalikan');
}

async function erase(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const slug = query(c, 'slug') || textOf(body, 'slug');
  const kindSlug = query(c, 'kindSlug') || textOf(body, 'kindSlug') || DEFAULT_KIND;
  const post = await named(c, kindSlug, slug);
  if (!post || isDeleted(post)) return notFound('Tulisan');
  await update(c.env.DB, shelf(c.get('contents'), 'posts'), post.id, {
    kindSlug: DELETED + kindSlug,
  });
  return ok(null, 'Tulisan berhasil dihapus');
}

/** v3/post. */
export const posts = new Hono<App>()
  .get('/list', async (c) => {
    if (query(c, 'kindSlug') === TESTIMONIES) return listTestimonies(c);
    const where = [
      ...equal('kindSlug', query(c, 'kindSlug') || DEFAULT_KIND),
      ...equal('categoryId', query(c, 'categoryId')),
      ...flagged('isParent', query(c, 'isParent')),
      ...excluded(c),
      ...found(c),
    ];
    return answerList(c, where, 10);
  })
  .get('/detail', async (c) => {
    const post = await findPost(c, query(c, 'kindSlug') || DEFAULT_KIND);
    if (!post) return notFound('Tulisan');
    return ok(postDetail(post, await categoryLookup(c)));
  })
  .get('/view', async (c) => {
    const post = await findPost(c, query(c, 'kindSlug') || DEFAULT_KIND);
    if (!post) return notFound('Tulisan');
    await update(c.env.DB, shelf(c.get('contents'), 'posts'), post.id, { views: post.views + 1 });
    return ok({ views: post.views + 1 });
  })
  .post('/create', needsWriter, create)
  .post('/update', needsWriter, change)
  .post('/delete', needsWriter, erase);

/** v1/post: the lists of before, and a post by its id alone. */
export const oldPosts = new Hono<App>()
  .get('/article/list', async (c) => {
    const where = [
      ...equal('kindSlug', DEFAULT_KIND),
      ...(await categoryBySlug(c)),
      ...excluded(c),
      ...found(c),
    ];
    return answerList(c, where, 6);
  })
  .get('/list', async (c) => {
    const where: Condition[] = [
      ["doc ->> '$.kindSlug' NOT LIKE 'deleted:%'"],
      ...equal('kindSlug', query(c, 'kind')),
      ...equal('type', query(c, 'type')),
      ...flagged('isActive', query(c, 'active')),
    ];
    return answerList(c, where, 10);
  })
  .get('/detail', async (c) => {
    const id = Number(query(c, 'id'));
    if (!Number.isInteger(id) || id < 1) return fail(400, 'id wajib berupa angka');
    const post = await byId<PostDoc>(c.env.DB, shelf(c.get('contents'), 'posts'), id);
    if (!post || isDeleted(post) || !isPublished(c, post)) return notFound('Tulisan');
    return ok(postDetail(post, await categoryLookup(c)));
  });
