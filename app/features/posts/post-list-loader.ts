import type { Send } from '../../api/client';
import { listPosts } from '../../api/post';
import { getCategory, listCategories } from '../../api/post-category';
import type { App } from '../../app';
import { PageError } from '../../route/page-error';
import type { PageArgs } from '../../route/page-module';
import { latestOnly } from '../listing/latest-only';
import { readListQuery } from '../listing/list-query';
import type { CategoryOption } from '../listing/list-tools';
import { type PostKind, postOrders } from './post-kinds';

/** A list that shows one category alone, which its path names. */
export interface FixedCategory {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** Makes the loader of a kind's list: the posts the query asks for, and the kind's categories. */
export function postListLoader(kind: PostKind) {
  return (args: PageArgs, only: FixedCategory | null = null) => {
    const { search, category, sort, page } = readListQuery(args.url.searchParams, postOrders);
    const filter = {
      kindSlug: kind.slug,
      search: search || undefined,
      categoryId: only?.id ?? (category || undefined),
      sort: sort || undefined,
      page,
      perPage: kind.perPage,
    };
    return {
      posts: latestOnly(args, (send) => send(listPosts(filter))),
      categories: only === null ? loadCategories(kind, args.app) : Promise.resolve([]),
      only,
    };
  };
}

/** The category of this slug. Throws PageError 404 for one the platform does not know. */
export async function loadFixedCategory(
  kind: PostKind,
  slug: string,
  send: Send,
): Promise<FixedCategory> {
  const answer = await send(getCategory({ kindSlug: kind.slug, slug }));
  if (answer.status) return answer.data;
  throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
}

/**
 * A kind's categories: asked for once, kept while the app is open. Never rejects; a failure is asked
 * for again.
 */
export function loadCategories(kind: PostKind, app: App): Promise<readonly CategoryOption[]> {
  const known = app.of(createKnown);
  const asked =
    known.get(kind.slug) ??
    fetchCategories(kind, app.send).then((options) => {
      if (options === null) known.delete(kind.slug);
      return options ?? [];
    });
  known.set(kind.slug, asked);
  return asked;
}

function createKnown(): Map<string, Promise<readonly CategoryOption[]>> {
  return new Map();
}

async function fetchCategories(
  { slug }: PostKind,
  send: Send,
): Promise<readonly CategoryOption[] | null> {
  const answer = await send(listCategories({ kindSlug: slug, all: true }));
  if (!answer.status) return null;
  return answer.data.items
    .filter(({ id, name }) => id !== '' && name !== '')
    .map(({ id, name, totalPosts }) => ({ value: id, label: name, total: totalPosts }));
}
