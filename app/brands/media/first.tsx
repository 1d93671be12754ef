import { useState } from 'react';
import type { Post } from '../../api/post';
import { useNow } from '../../core/hydration/live';
import { dayAt, formatDate, weekdayOf } from '../../core/wib';
import { allResults } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import { recentPosts } from '../../sections/posts/post-calls';
import { berita, news } from '../../sections/posts/post-kinds';
import { Container } from '../../ui/container';
import { OneOf } from '../../ui/one-of';
import { desksOf, editionOf, mostRead } from './edition';
import { FrontPage, Ghost, Missing } from './front-page';
import styles from './front-page.module.css';

const MOST_READ = 5;
/** No desk has an empty name. */
const ALL = '';
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
  const lists = allResults([useCall(recentPosts(news)), useCall(recentPosts(berita))]);
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

/** The newsroom's desks; one that is chosen fills the page alone. */
function DeskBar({ desks, desk, onDesk }: DeskBarProps) {
  return (
    <OneOf
      legend="Meja redaksi"
      options={[[ALL, 'Halaman muka'], ...desks.map((one) => [one, one] as const)]}
      chosen={desk ?? ALL}
      onChoose={(one) => onDesk(one === ALL ? null : one)}
      className={styles.desks}
      optionClass={styles.desk}
    />
  );
}
