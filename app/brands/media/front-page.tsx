import type { Post } from '../../api/post';
import { formatDate } from '../../core/wib';
import { Failed } from '../../data/query-boundary';
import type { FailedResult } from '../../data/query-result';
import { usePageSet } from '../../router/page-table';
import { berita, news, postPath } from '../../sections/posts/post-kinds';
import { TitleLink } from '../../sections/posts/post-title';
import { Loading, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import type { Edition } from './edition';
import styles from './front-page.module.css';
import { Halftone } from './halftone';

interface FrontPageProps {
  edition: Edition;
  desk: string | null;
  popular: readonly Post[];
}

/** The columns: short ones, the story of the day with those beside it, what is read most. */
export function FrontPage({ edition: { lead, beside, briefs }, desk, popular }: FrontPageProps) {
  const about = desk ?? 'semua meja';
  const count = (lead ? 1 : 0) + beside.length + briefs.length;
  return (
    <div className={styles.columns}>
      <p className={styles.count} role="status">
        {count} tulisan dari {about}
      </p>
      <section className={styles.lead} aria-label="Berita utama">
        {lead ? <Lead post={lead} /> : <p>Belum ada berita hari ini.</p>}
        {beside.length > 0 && (
          <div className={styles.beside}>
            {beside.map((post) => (
              <Story key={post.id} post={post} />
            ))}
          </div>
        )}
      </section>
      <section className={styles.briefs} aria-labelledby="kilas">
        <h2 id="kilas" className={styles.label}>
          Kilas daerah
        </h2>
        {briefs.length === 0 && <p className={styles.none}>Meja ini tidak menulis kilas.</p>}
        {briefs.map((post) => (
          <article key={post.id} className={styles.brief}>
            <p className={styles.over}>
              {post.category.name}, <DayOf post={post} />
            </p>
            <h3>
              <StoryLink post={post} />
            </h3>
          </article>
        ))}
      </section>
      {popular.length > 0 && <MostRead posts={popular} />}
    </div>
  );
}

function Lead({ post }: { post: Post }) {
  return (
    <article className={styles.top}>
      <Halftone seed={post.slug} />
      <div>
        <p className={styles.over}>{post.category.name}</p>
        <h2 className={styles.headline}>
          <StoryLink post={post} />
        </h2>
        <p className={styles.standfirst}>{post.summary}</p>
        <p className={styles.byline}>
          {post.author !== '' && <>Oleh {post.author}, </>}
          <DayOf post={post} />
        </p>
      </div>
    </article>
  );
}

function Story({ post }: { post: Post }) {
  return (
    <article className={styles.story}>
      <p className={styles.over}>{post.category.name}</p>
      <h3>
        <StoryLink post={post} />
      </h3>
      <p>{post.summary}</p>
    </article>
  );
}

function MostRead({ posts }: { posts: readonly Post[] }) {
  return (
    <section className={styles.popular} aria-labelledby="terbaca">
      <h2 id="terbaca" className={styles.label}>
        Paling banyak dibaca
      </h2>
      <ol>
        {posts.map((post) => (
          <li key={post.id}>
            <StoryLink post={post} />
            <span className={styles.views}>{formatNumber(post.views)} pembaca</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StoryLink({ post }: { post: Post }) {
  const has = usePageSet();
  const to = postPath(post.kindSlug === berita.slug ? berita : news, post, has);
  return <TitleLink title={post.title} to={to} />;
}

function DayOf({ post: { publishedAt } }: { post: Post }) {
  return <time dateTime={publishedAt}>{formatDate(publishedAt, 'short')}</time>;
}

/** As tall as the columns that come. */
export function Ghost() {
  return (
    <Loading label="Memuat halaman muka">
      <div className={styles.ghost}>
        <Skeleton height="24rem" />
        <Skeleton height="34rem" />
        <Skeleton height="24rem" />
      </div>
    </Loading>
  );
}

/** In the columns' place while the newsroom cannot be reached. */
export function Missing({ reading }: { reading: FailedResult }) {
  return (
    <div className={styles.missing}>
      <Failed {...reading} title="Edisi hari ini belum sampai" />
    </div>
  );
}
