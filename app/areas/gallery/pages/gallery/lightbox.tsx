import { type KeyboardEvent, type TouchEvent, useEffect, useId, useRef, useState } from 'react';
import type { GalleryItem } from '../../../../api/gallery';
import { Icon } from '../../../../ui/icon';
import { LiteVideo } from '../../../../ui/lite-video';
import { Picture } from '../../../../ui/picture';
import { DateText } from '../../../../ui/value';
import { altOf, itemArt, makerOf, titleOf } from './item-text';
import styles from './lightbox.module.css';
import { createSwipe } from './swipe';

interface LightboxProps {
  items: readonly GalleryItem[];
  /** Which one is shown. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** The pictures of the wall, large, one after the other: by buttons, arrow keys or swipes. */
export default function Lightbox({ items, index, onMove, onClose }: LightboxProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [swipe] = useState(() => createSwipe(isEnlarged));
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), []);
  const item = items[index];
  if (item === undefined) return null;
  const step = (by: number) => onMove((index + by + items.length) % items.length);
  const pressKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const lift = ({ changedTouches, touches }: TouchEvent) => {
    const finger = changedTouches.item(0);
    const by = finger ? swipe.lift(finger.clientX, touches.length) : 0;
    if (by !== 0) step(by);
  };
  return (
    <dialog
      ref={ref}
      className={styles.box}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={pressKey}
      onTouchStart={({ touches }) => {
        swipe.press(Array.from(touches, ({ clientX }) => clientX));
      }}
      onTouchEnd={lift}
    >
      <form method="dialog" className={styles.close}>
        <button type="submit" aria-label="Tutup">
          <Icon name="close" />
        </button>
      </form>
      <figure className={styles.figure}>
        <div className={styles.picture}>
          <Shown key={item.id} item={item} />
        </div>
        <figcaption className={styles.caption} aria-live="polite">
          <h2 id={titleId} className={styles.title}>
            {titleOf(item)}
          </h2>
          {item.caption !== '' && <p>{item.caption}</p>}
          {makerOf(item) !== '' && <p>{makerOf(item)}</p>}
          <p className={styles.facts}>
            {item.location !== '' && <span>{item.location}</span>}
            <DateText value={item.date} fallback="" />
            <span>
              {index + 1} dari {items.length}
            </span>
          </p>
        </figcaption>
      </figure>
      <div className={styles.steps}>
        <button type="button" aria-label="Foto sebelumnya" onClick={() => step(-1)}>
          <Icon name="chevron-left" />
        </button>
        <button type="button" aria-label="Foto berikutnya" onClick={() => step(1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
    </dialog>
  );
}

/** Whether the visitor has enlarged the page with two fingers. */
function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

function Shown({ item }: { item: GalleryItem }) {
  if (item.video !== '') {
    return (
      <LiteVideo link={item.video} title={titleOf(item)} poster={item.image} art={itemArt(item)} />
    );
  }
  return (
    <Picture
      src={item.image}
      alt={altOf(item)}
      width={1200}
      height={800}
      art={itemArt(item)}
      eager
    />
  );
}
