import { useId, useRef, useState } from 'react';
import type { GalleryItem } from '../../api/gallery';
import { Failed } from '../../data/query-boundary';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Loading } from '../../ui/feedback';
import { OneOf, Option } from '../../ui/one-of';
import { Picture } from '../../ui/picture';
import { PlainLine } from '../../ui/plain-line';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useNewest } from '../rooms/studio-wall/newest';
import { setPoster } from '../rooms/studio-wall/poster';
import { Printed } from '../rooms/studio-wall/printed';
import { Bench } from './bench';
import styles from './wall.module.css';
import { grouped, type Hung, inksOf, type Order, orders, planOf } from './works';

/** The wall of the works that were hung last; any of them can be taken apart. */
export function DesignWall() {
  const works = useNewest();
  const [order, sort] = useState<Order>('newest');
  return (
    <div className={styles.room}>
      <div className={styles.rail}>
        <h1>Dinding ini boleh kamu bongkar</h1>
        {works.status === 'ready' && works.data.length > 0 && (
          <OneOf
            legend="Susun menurut"
            options={orders}
            chosen={order}
            onChoose={sort}
            className={styles.orders}
          />
        )}
      </div>
      <PlainLine />
      {works.status === 'loading' && (
        <div className={styles.waiting}>
          <Loading label="Menempel karya" />
        </div>
      )}
      {works.status === 'failed' && <Failed {...works} title="Dindingnya belum bisa dibuka" />}
      {works.status === 'ready' && <Works works={works.data} order={order} />}
    </div>
  );
}

/** How near to the window's top the bench's end is when hardly any of it is seen; in pixels. */
const HIDDEN = 240;

function Works({ works, order }: { works: readonly GalleryItem[]; order: Order }) {
  const has = usePageSet();
  const [chosen, choose] = useState('');
  const group = useId();
  const bench = useRef<HTMLElement>(null);
  const opened = works.find(({ id }) => id === chosen) ?? works[0];
  if (opened === undefined) {
    return <p className={styles.empty}>Dindingnya baru dicat ulang. Karya berikutnya menyusul.</p>;
  }
  const open = (id: string) => {
    choose(id);
    const stands = bench.current?.getBoundingClientRect();
    // On a phone the bench is above, out of sight.
    if (stands && stands.bottom < HIDDEN) bench.current?.scrollIntoView();
  };
  return (
    <div className={styles.split}>
      <Bench ref={bench} hung={{ work: opened, place: works.indexOf(opened) }} />
      <fieldset>
        <legend>
          <VisuallyHidden>Karya yang dibongkar</VisuallyHidden>
        </legend>
        <div className={styles.wall}>
          {grouped(works, order).map(([name, hung]) => (
            <section key={name} className={styles.group} aria-label={name}>
              {order !== 'newest' && <h2>{name}</h2>}
              <ul>
                {hung.map((one) => (
                  <li key={one.work.id}>
                    <Option
                      name={group}
                      value={one.work.id}
                      isChosen={one.work.id === opened.id}
                      onChoose={() => open(one.work.id)}
                      className={styles.tile}
                    >
                      <Face hung={one} />
                      <VisuallyHidden>Bongkar {one.work.title}</VisuallyHidden>
                    </Option>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {has('gallery') && (
            <p className={styles.more}>
              <AppLink to={pagePath('gallery')}>Seluruh dinding karya</AppLink>
            </p>
          )}
        </div>
      </fieldset>
    </div>
  );
}

/** A work as it hangs: its own picture, or the poster that is printed for it. */
export function Face({ hung }: { hung: Hung }) {
  const { image, title, kind, subject, caption } = hung.work;
  if (image === '') {
    return <Printed sheet={setPoster(planOf(hung))} inks={inksOf(hung)} note={kind} />;
  }
  return (
    <Picture
      src={image}
      alt=""
      width={640}
      height={800}
      art={{ kind: 'works', seed: title, subject: subject || caption }}
    />
  );
}
