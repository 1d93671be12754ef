import type { ReactNode } from 'react';
import type { PostDetail } from '../../api/post';
import { useItem } from '../../data/use-item';
import { Container } from '../../ui/container';
import { Night } from '../../ui/night';
import { PlatformText } from '../../ui/rich-text/platform-text';
import { LongText } from '../../ui/rich-text/rich-text';
import { BackToList } from './back-to-list';
import { postCall } from './post-calls';
import { PostHeader } from './post-header';
import type { PostKind } from './post-kinds';
import { PostNeighbours } from './post-neighbours';
import styles from './post-page.module.css';
import { RelatedPosts } from './related-posts';
import { Contents } from './table-of-contents';
import { useViewCount } from './use-view-count';

/** Below the article's title. */
const ARTICLE_HEADINGS = 2;

interface PostPageProps {
  kind: PostKind;
  /** What only this kind has, between the text and the way on. */
  after?: ReactNode;
}

interface PostBodyProps {
  kind: PostKind;
  item: PostDetail;
  /** Below the text, and beside it on a wide screen. */
  side?: ReactNode;
}

/** A post itself, as its readers see it. */
export function PostBody({ kind, item, side }: PostBodyProps) {
  return (
    <article>
      <Night />
      <PostHeader kind={kind} item={item} />
      <Container className={styles.body ?? ''}>
        <PostText html={item.content} />
        {side && <div className={styles.side}>{side}</div>}
      </Container>
    </article>
  );
}

function PostText({ html }: { html: string }) {
  if (html === '') return <p className={styles.text}>Isi tulisan ini menyusul.</p>;
  return (
    <PlatformText html={html} top={ARTICLE_HEADINGS}>
      {(text) => (
        <>
          <Contents headings={text.headings} />
          <div className={styles.text}>
            <LongText text={text} />
          </div>
        </>
      )}
    </PlatformText>
  );
}

/** The page of the post that the path names. */
export function PostPage({ kind, after }: PostPageProps) {
  const item = useItem(postCall(kind));
  return <PostArticle kind={kind} item={item} after={after} />;
}

/** One post to be read: its opening, its contents where it is long, its text, and what is next. */
export function PostArticle({ kind, item, after }: PostPageProps & { item: PostDetail }) {
  useViewCount(kind, item);
  return (
    <>
      <PostBody
        kind={kind}
        item={item}
        side={
          <>
            <BackToList kind={kind} tags={item.tags} />
            <PostNeighbours kind={kind} item={item} />
          </>
        }
      />
      {after}
      <RelatedPosts kind={kind} item={item} />
    </>
  );
}
