import { useId, useRef, useState } from 'react';
import type { GalleryItem } from '../../api/gallery';
import { seedsBefore } from '../../art/look';
import { Failed } from '../../data/query-boundary';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Loading } from '../../ui/feedback';
import { Option } from '../../ui/one-of';
import { Picture } from '../../ui/picture';
import { PlainLine } from '../../ui/plain-line';
import { DateText } from '../../ui/value';
import { useNewest } from '../rooms/studio-wall/newest';
import styles from './museum.module.css';
import { type Bay, baysOf, MEASURES, type Room, roomsOf } from './rooms';

/** The wall of the works that were sent in last, and the plan of its rooms. */
export function Museum() {
  const works = useNewest();
  return (
    <div>
      <h1 className={styles.sign}>Berdirilah lebih lama di sini</h1>
      <PlainLine />
      {works.status === 'loading' && (
        <div className={styles.waiting}>
          <Loading label="Menyalakan lampu ruang pamer" />
        </div>
      )}
      {works.status === 'failed' && (
        <div className={styles.waiting}>
          <Failed {...works} title="Lampu ruang pamernya padam" />
        </div>
      )}
      {works.status === 'ready' && <Rooms works={works.data} />}
    </div>
  );
}

function Rooms({ works }: { works: readonly GalleryItem[] }) {
  const has = usePageSet();
  const wall = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string | null>(null);
  const group = useId();
  const rooms = roomsOf(works);
  if (rooms.length === 0) {
    return (
      <p className={styles.empty}>Karya sedang diturunkan; dinding berikutnya dipasang Minggu.</p>
    );
  }
  const enter = (name: string | null) => {
    choose(name);
    wall.current?.scrollTo({ left: 0 });
  };
  return (
    <>
      <section ref={wall} className={styles.wall} aria-label="Dinding karya">
        {rooms.map((room, turn) => (
          <Hall
            key={room.name}
            room={room}
            turn={turn}
            isHidden={(chosen ?? room.name) !== room.name}
          />
        ))}
      </section>
      <fieldset className={styles.plan}>
        <legend>Denah</legend>
        <Option name={group} value="" isChosen={chosen === null} onChoose={() => enter(null)}>
          <span>
            Semua ruang <small>{works.length}</small>
          </span>
        </Option>
        {rooms.map(({ name, works: hung }) => (
          <Option
            key={name}
            name={group}
            value={name}
            isChosen={chosen === name}
            onChoose={() => enter(name)}
            style={{ flexGrow: hung.length }}
          >
            <span>
              {name} <small>{hung.length}</small>
            </span>
          </Option>
        ))}
      </fieldset>
      {has('gallery') && (
        <p className={styles.on}>
          <AppLink to={pagePath('gallery')}>Masuk ke gudang karya</AppLink>
        </p>
      )}
    </>
  );
}

interface HallProps {
  room: Room;
  turn: number;
  isHidden: boolean;
}

/** One room: its name lettered on the wall, then what hangs there. */
function Hall({ room: { name, works }, turn, isHidden }: HallProps) {
  const bays = baysOf(works, turn);
  return (
    <section className={styles.hall} hidden={isHidden} aria-label={`Ruang ${name}`}>
      <h2 className={styles.vinyl}>{name}</h2>
      {bays.map((bay, at) => (
        <ul key={bay.works[0]?.id} className={styles.bay}>
          {bay.works.map((work) => (
            <li key={work.id} className={styles[bay.size]}>
              <Framed work={work} bay={bay} works={works} isFirst={turn === 0 && at === 0} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

interface FramedProps {
  work: GalleryItem;
  bay: Bay;
  works: readonly GalleryItem[];
  isFirst: boolean;
}

/** A work under its lamp, and beside it the label, of which one is open at a time. */
function Framed({ work, bay, works, isFirst }: FramedProps) {
  const { title, caption, maker, classroom, location, date, image, subject } = work;
  const [width, height] = MEASURES[bay.size];
  const after = seedsBefore(works, works.indexOf(work), 'title');
  return (
    <>
      <div className={styles.frame}>
        <Picture
          src={image}
          alt=""
          width={width}
          height={height}
          art={{ kind: 'works', seed: title, subject: subject || caption, after }}
          eager={isFirst}
        />
      </div>
      <details name="keterangan" className={styles.label}>
        <summary>
          <strong>{title}</strong>
          {maker !== '' && <span>{maker}</span>}
        </summary>
        <p>{caption}</p>
        <p className={styles.origin}>
          {[classroom, location].filter(Boolean).join(', ')} <DateText value={date} fallback="" />
        </p>
      </details>
    </>
  );
}
