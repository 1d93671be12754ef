import { useState } from 'react';
import { listPosts, type Post } from '../../api/post';
import { allReadings } from '../../data/reading';
import { useCall } from '../../data/use-call';
import { berita, news } from '../../features/posts/post-kinds';
import { useNow } from '../../live';
import { Container } from '../../ui/container';
import { dayAt, formatDate, weekdayOf } from '../../wib';
import { desksOf, editionOf, mostRead } from './edition';
import { FrontPage, Ghost, Missing } from './front-page';
import styles from './front-page.module.css';

const MOST_READ = 5;
const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

/** A newspaper's front page: nameplate, dateline, and columns of what the newsroom has written. */
export function First() {
  return (
    <div className={styles.paper}>
      <Container>
        <Nameplate />
        <Columns />
      </Container>
    </div>
  );
}

function Nameplate() {
  const today = dayAt(useNow());
  return (
    <div className={styles.nameplate}>
      <p className={styles.ear}>
        Dunia kerja
        <br />
        &amp; pendidikan
      </p>
      <h1 className={styles.name}>Kabar Talenta</h1>
      <p className={styles.ear}>
        Ralat selalu
        <br />
        di halaman depan
      </p>
      <p className={styles.dateline}>
        <span>
          {DAYS[weekdayOf(today)]}, <time dateTime={today}>{formatDate(today)}</time>
        </span>
        <span>Disusun di Padang, Kupang, Medan, dan Surakarta</span>
        <span>Gratis dibaca</span>
      </p>
    </div>
  );
}

function Columns() {
  const [desk, setDesk] = useState<string | null>(null);
  const lists = allReadings([
    useCall(listPosts({ kindSlug: news.slug })),
    useCall(listPosts({ kindSlug: berita.slug })),
  ]);
  if (lists.status === 'loading') return <Ghost />;
  if (lists.status === 'failed') return <Missing reading={lists} />;
  const [stories = [], briefs = []] = lists.data.map(({ items }) => items);
  const all: readonly Post[] = [...stories, ...briefs];
  const edition = editionOf(stories, briefs, desk);
  return (
    <>
      <DeskBar desks={desksOf(all)} desk={desk} onDesk={setDesk} />
      <FrontPage edition={edition} desk={desk} popular={mostRead(all, MOST_READ)} />
    </>
  );
}

interface DeskBarProps {
  desks: readonly string[];
  desk: string | null;
  onDesk(desk: string | null): void;
}

/** The newsroom's desks; one that is pressed fills the page alone. */
function DeskBar({ desks, desk, onDesk }: DeskBarProps) {
  const all = [null, ...desks];
  return (
    <fieldset className={styles.desks}>
      <legend className={styles.legend}>Meja redaksi</legend>
      {all.map((one) => (
        <button
          key={one ?? ''}
          type="button"
          className={styles.desk}
          aria-pressed={desk === one}
          onClick={() => onDesk(one)}
        >
          {one ?? 'Halaman muka'}
        </button>
      ))}
    </fieldset>
  );
}
