import { type CSSProperties, useState } from 'react';
import type { Post } from '../../api/post';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { recentPosts } from '../../sections/posts/post-calls';
import { news, postPath } from '../../sections/posts/post-kinds';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatCompact, formatNumber } from '../../ui/format';
import { OneOf } from '../../ui/one-of';
import { PlainLine } from '../../ui/plain-line';
import { Range } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import styles from './case.module.css';
import { sample } from './content';
import { type Measure, measuresOf } from './measures';
import { CELL, stripAt } from './strip';

/** As many cases as can be told apart at a glance. */
const SHOWN = 3;
const MIDDLE = 50;
/** From here on a figure so large is told in thousands. */
const MOST_IN_FULL = 10_000;

/** Clients' figures before and after, out of what the newsroom writes of them. */
export function Case() {
  const posts = useCall(recentPosts(news));
  return (
    <section className={styles.sheet} aria-labelledby="kasus">
      <Container>
        <h1 id="kasus" className={styles.title}>
          Ini sebelumnya. <span>Ini sesudahnya.</span> Geser sendiri.
        </h1>
        <PlainLine />
        <QueryBoundary
          reading={posts}
          label="Memuat kasus"
          skeleton={<Skeleton height="38rem" />}
          isEmpty={({ items }) => casesOf(items).length === 0}
          empty={<Stage summary={sample} />}
        >
          {({ items }) => <Cases posts={casesOf(items)} />}
        </QueryBoundary>
        <ScriptNote />
      </Container>
    </section>
  );
}

function casesOf(posts: readonly Post[]): readonly Post[] {
  return posts.filter(({ summary }) => measuresOf(summary).length > 1).slice(0, SHOWN);
}

function Cases({ posts }: { posts: readonly Post[] }) {
  const [chosen, choose] = useState('');
  const shown = posts.find(({ slug }) => slug === chosen) ?? posts[0];
  if (shown === undefined) return null;
  return (
    <>
      <OneOf
        legend="Pilih kasus"
        options={posts.map(({ slug, title }) => [slug, faceOf(title)] as const)}
        chosen={shown.slug}
        onChoose={choose}
        className={styles.cases}
      />
      <Stage key={shown.slug} summary={shown.summary} post={shown} />
    </>
  );
}

/** Whose case it is: a title says that first. */
const faceOf = (title: string) => <span>{title.split(':')[0]}</span>;

/** What a summary measures; without the post that it is of it stands for one that is still to come. */
function Stage({ summary, post }: { summary: string; post?: Post }) {
  const [at, setAt] = useState(MIDDLE);
  const measures = measuresOf(summary);
  const style: CSSProperties & { '--rows': number } = { '--rows': measures.length };
  return (
    <div className={styles.stage} style={style}>
      <p className={styles.ends} aria-hidden="true">
        <span>Sebelum kelas</span>
        <span>Sesudah kelas</span>
      </p>
      {measures.map((measure, index) => (
        <Row key={measure.label} measure={measure} share={at / 100} line={index + 2} />
      ))}
      <Range
        range={{ min: 0, max: 100 }}
        value={at}
        label="Garis antara sebelum dan sesudah"
        shown={`${at}% tampak seperti sebelumnya`}
        onChange={setAt}
        className={styles.line}
      />
      {post ? <Story post={post} /> : <ToCome />}
    </div>
  );
}

interface RowProps {
  measure: Measure;
  share: number;
  /** The grid's line that it begins at: what is moved lies over all of them. */
  line: number;
}

function Row({ measure, share, line }: RowProps) {
  const { label, before, after } = measure;
  const { count, cells, ...paths } = stripAt(measure, share);
  return (
    <div className={styles.row} style={{ gridRow: line }}>
      <div className={styles.figure}>
        <output>{count < MOST_IN_FULL ? formatNumber(count) : formatCompact(count)}</output>
        <p>
          {label}
          <span>
            {formatNumber(before)} menjadi {formatNumber(after)}
          </span>
        </p>
      </div>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${cells * CELL.pitch - (CELL.pitch - CELL.width)} ${CELL.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.gone} d={paths.gone} />
        <path className={styles.before} d={paths.before} />
        <path className={styles.after} d={paths.after} />
      </svg>
    </div>
  );
}

function ToCome() {
  return (
    <p className={styles.story}>
      Angka-angka ini hanya contoh cara membaca. Kasus yang sesungguhnya terbit setelah klien
      setuju.
    </p>
  );
}

function Story({ post }: { post: Post }) {
  const has = usePageSet();
  const path = postPath(news, post, has);
  return (
    <div className={styles.story}>
      <p>
        Angka pertama sudah dicatat klien sebelum kelas. Angka kedua dihitung tim mereka, bukan
        kami. Kasus dan nama di halaman ini data contoh.
      </p>
      {path && <AppLink to={path}>Baca catatan lengkapnya</AppLink>}
      {has('make-appointment') && (
        <ButtonLink to={pagePath('make-appointment')} size="large" iconEnd="arrow-right">
          Bawa satu angka Anda
        </ButtonLink>
      )}
    </div>
  );
}
