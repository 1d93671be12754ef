import { useEffect } from 'react';
import type { GalleryItem } from '../../api/gallery';
import { useApp } from '../../core/app-context';
import { useIsHydrated, useStoredState } from '../../core/hydration/live';
import { QueryBoundary } from '../../data/query-boundary';
import { useCalls } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { beginAppointment } from '../../sections/organisations/appointment/appointment-fields';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { Filters } from './filters';
import { workPages } from './first-view';
import styles from './people.module.css';
import { type Desk, meetingText, skillsOf } from './sides';

/** Works by graduates and who made them; some are put on a short list and asked to a talk. */
export function People({ desk }: { desk: Desk }) {
  const pages = useCalls(workPages());
  return (
    <>
      <h1 className={styles.title}>Karyanya dulu, baru orangnya</h1>
      <PlainLine />
      <QueryBoundary reading={pages} label="Memuat karya" skeleton={<Skeleton height="44rem" />}>
        {(found) => <Works works={found.flatMap(({ items }) => items)} desk={desk} />}
      </QueryBoundary>
      <ScriptNote />
    </>
  );
}

function Works({ works, desk }: { works: readonly GalleryItem[]; desk: Desk }) {
  const [picked, pick] = useShortList();
  const skills = skillsOf(works);
  const shown = works.filter(({ kind }) => desk.filter === '' || kind === desk.filter);
  const toggle = (id: string) =>
    pick((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <>
      <Filters
        label="Keahlian"
        desk={desk}
        options={[
          { value: '', label: `Semua (${works.length})` },
          ...skills.map((skill) => ({ value: skill, label: skill })),
        ]}
      />
      {shown.length === 0 && <p>Belum ada karya untuk keahlian ini.</p>}
      <ul className={styles.works}>
        {shown.map((work, place) => (
          <Work
            key={work.id}
            work={work}
            after={shown.slice(Math.max(0, place - 2), place).map(({ title }) => title)}
            isPicked={picked.includes(work.id)}
            onToggle={() => toggle(work.id)}
          />
        ))}
      </ul>
      <ShortList works={works.filter(({ id }) => picked.includes(id))} />
    </>
  );
}

/** Where the short list is kept. */
const KEPT = 'short-list';

/** The ids of who has been picked; they stay in this browser. */
function useShortList() {
  const { work } = useApp();
  const isHydrated = useIsHydrated();
  const state = useStoredState<readonly string[]>(
    () => (work.get(KEPT) ?? '').split(' ').filter(Boolean),
    NOBODY,
  );
  const [picked] = state;
  useEffect(() => {
    if (!isHydrated) return;
    if (picked.length === 0) work.remove(KEPT);
    else work.set(KEPT, picked.join(' '));
  }, [work, isHydrated, picked]);
  return state;
}

const NOBODY: readonly string[] = [];

interface WorkProps {
  work: GalleryItem;
  after: readonly string[];
  isPicked: boolean;
  onToggle(): void;
}

function Work({ work, after, isPicked, onToggle }: WorkProps) {
  const { title, caption, kind, maker, location, image, subject } = work;
  return (
    <li className={styles.work} data-picked={isPicked || undefined}>
      <Picture
        src={image}
        alt=""
        width={400}
        height={250}
        art={{ kind: 'works', seed: title, subject, after }}
      />
      <h2>{title}</h2>
      <p className={styles.caption}>{caption}</p>
      <div className={styles.maker}>
        <Avatar name={maker} size={44} />
        <p>
          {maker}
          <span>{[kind, location].filter(Boolean).join(', ')}</span>
        </p>
        <button
          type="button"
          aria-pressed={isPicked}
          aria-label={`Daftar pendek: ${maker}`}
          onClick={onToggle}
        >
          {isPicked ? <Icon name="check" size={20} /> : '+'}
        </button>
      </div>
    </li>
  );
}

/** Who has been picked, and the way to meet them. */
function ShortList({ works }: { works: readonly GalleryItem[] }) {
  const app = useApp();
  const has = usePageSet();
  const names = works.map(({ maker }) => maker);
  return (
    <div className={styles.list}>
      <p role="status">
        {names.length === 0
          ? 'Daftar pendek masih kosong. Tekan + pada siapa pun.'
          : `Daftar pendek: ${names.join(', ')}`}
      </p>
      {has('make-appointment') && names.length > 0 && (
        <ButtonLink
          to={pagePath('make-appointment')}
          onClick={() =>
            beginAppointment(app, { topic: 'Merekrut lulusan', message: meetingText(works) })
          }
        >
          Minta dipertemukan
        </ButtonLink>
      )}
    </div>
  );
}
