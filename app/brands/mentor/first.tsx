import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { listMentors, type Mentor } from '../../api/mentor';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { useMentorPath } from '../../sections/mentor-path';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { Picture } from '../../ui/picture';
import { PlainLine } from '../../ui/plain-line';
import { WithoutScript } from '../../ui/without-script';
import { goals, times } from './content';
import styles from './first.module.css';
import { type Match, matches, topicsOf, type Wish } from './match';

const SHOWN = 3;
/** When most people are free. */
const EVENING = 'malam';

/** A sentence whose gaps are chosen, and the mentors who answer it. */
export function First() {
  const mentors = useCall(listMentors());
  return (
    <Container className={styles.room ?? ''}>
      <h1 className={styles.title}>Ada yang sudah lewat jalan itu</h1>
      <PlainLine />
      <QueryBoundary reading={mentors} label="Memuat mentor" skeleton={<Skeleton height="40rem" />}>
        {(all) => <Matching mentors={all} />}
      </QueryBoundary>
    </Container>
  );
}

function Matching({ mentors }: { mentors: readonly Mentor[] }) {
  const topics = topicsOf(mentors);
  const [wish, setWish] = useState<Wish>({ topic: topics[0] ?? '', goal: '', time: EVENING });
  const found = matches(mentors, wish, goals);
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));
  return (
    <>
      <Sentence topics={topics} wish={wish} onChange={change} />
      <p role="status" className={styles.count}>
        {found.length === 0
          ? 'Belum ada yang pas. Longgarkan salah satu kata di atas.'
          : `${found.length} orang menjawab${found.length > SHOWN ? `, ini ${SHOWN} yang terdekat` : ''}.`}
      </p>
      <ul className={styles.people}>
        {found.slice(0, SHOWN).map((match) => (
          <Answer key={match.mentor.id} match={match} />
        ))}
      </ul>
      <p className={styles.demo}>Semua mentor di halaman ini data contoh.</p>
    </>
  );
}

interface SentenceProps {
  topics: readonly string[];
  wish: Wish;
  onChange(part: Partial<Wish>): void;
}

/** The sentence; without scripts it is a form that leads to the directory. */
function Sentence({ topics, wish, onChange }: SentenceProps) {
  const has = usePageSet();
  return (
    <Form
      method="get"
      action={has('mentor') ? pagePath('mentor') : '/'}
      className={styles.sentence}
    >
      <p>
        Aku mau ngobrol soal{' '}
        <Gap
          name="skill"
          label="Soal apa"
          value={wish.topic}
          onChange={(topic) => onChange({ topic })}
        >
          <option value="">apa saja</option>
          {topics.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </Gap>{' '}
        supaya aku{' '}
        <Gap name="" label="Tujuan" value={wish.goal} onChange={(goal) => onChange({ goal })}>
          <option value="">tidak sendirian</option>
          {goals.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Gap>
        , waktuku{' '}
        <Gap name="" label="Waktu" value={wish.time} onChange={(time) => onChange({ time })}>
          <option value="">kapan saja</option>
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </Gap>
        .
      </p>
      <WithoutScript>
        <Button type="submit">Cari di direktori</Button>
      </WithoutScript>
    </Form>
  );
}

interface GapProps {
  name: string;
  label: string;
  value: string;
  onChange(value: string): void;
  children: ReactNode;
}

function Gap({ name, label, value, onChange, children }: GapProps) {
  return (
    <select
      {...(name !== '' && { name })}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={styles.gap}
    >
      {children}
    </select>
  );
}

/** A mentor with what they say of themselves, and why they are here. */
function Answer({ match: { mentor, reasons } }: { match: Match }) {
  const to = useMentorPath()(mentor);
  const { name, position, photo, bio, city } = mentor;
  return (
    <li className={styles.person}>
      <blockquote className={styles.says}>{bio || position}</blockquote>
      <Picture src={photo} alt="" width={320} height={320} art={{ kind: 'people', seed: name }} />
      <div className={styles.who}>
        <h2>{to === null ? name : <AppLink to={to}>{name}</AppLink>}</h2>
        <p>{[position, city].filter(Boolean).join(', ')}</p>
        {reasons.length > 0 && <p className={styles.reasons}>{reasons.join(' · ')}</p>}
      </div>
    </li>
  );
}
