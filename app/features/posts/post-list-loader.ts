import { listPosts } from '../../api/post';
import { getCategory, listCategories } from '../../api/post-category';
import { PageError } from '../../route/page-error';
import type { PageArgs } from '../../route/page-module';
import { createLatestOnly } from '../listing/latest-only';
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
  const latest = createLatestOnly();
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
      posts: latest(args, (options) => listPosts(filter, options)),
      categories: only === null ? loadCategories(kind) : Promise.resolve([]),
      only,
    };
  };
}

/** The category of this slug. Throws PageError 404 for one the platform does not know. */
export async function loadFixedCategory(
  kind: PostKind,
  slug: string,
  signal: AbortSignal,
): Promise<FixedCategory> {
  const answer = await getCategory({ kindSlug: kind.slug, slug }, { signal });
  if (answer.status) return answer.data;
  throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
}

const known = new Map<string, Promise<readonly CategoryOption[]>>();

/** Asked for once, kept while the app is open. Never rejects; a failure is asked for again. */
function loadCategories(kind: PostKind): Promise<readonly CategoryOption[]> {
  const asked = known.get(kind.slug) ?? fetchCategories(kind);
  known.set(kind.slug, asked);
  return asked;
}

async function fetchCategories({ slug }: PostKind): Promise<readonly CategoryOption[]> {
  const answer = await listCategories({ kindSlug: slug, all: true });
  if (!answer.status) {
    known.delete(slug);
    return [];
  }
  return answer.data.items
    .filter(({ id, name }) => id !== '' && name !== '')
    .map(({ id, name, totalPosts }) => ({ value: id, label: name, total: totalPosts }));
}
