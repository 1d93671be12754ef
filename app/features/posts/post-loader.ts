import type { Answer } from '../../api/answer';
import { getArticle } from '../../api/article';
import type { Send } from '../../api/client';
import { getPost, type PostDetail } from '../../api/post';
import { PageError } from '../../route/page-error';
import type { PageArgs } from '../../route/page-module';
import type { PostKind } from './post-kinds';

/** Makes the loader of a page that shows one post, named by the `id` or else the `slug` in its path. */
export function postLoader(kind: PostKind) {
  return async ({ params, send }: Pick<PageArgs, 'params' | 'send'>) => {
    const kindSlug = kind.slug;
    const key =
      params.id === undefined ? { kindSlug, slug: params.slug ?? '' } : { kindSlug, id: params.id };
    return { item: found(await send(getPost(key))) };
  };
}

/** The article with this id, which the older call finds without its kind. Throws PageError. */
export async function loadArticle(id: string, send: Send): Promise<PostDetail> {
  return found(await send(getArticle(id)));
}

/** What a detail call found. Throws PageError: 404 without a message for an item nobody knows. */
export function found<T>(answer: Answer<T>): T {
  if (answer.status) return answer.data;
  throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
}
