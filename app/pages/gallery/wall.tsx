import { useState } from 'react';
import type { GalleryItem } from '../../api/gallery';
import { seedsBefore } from '../../art/look';
import { cx } from '../../ui/cx';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { lazyPart, Optional } from '../../ui/optional';
import { Picture } from '../../ui/picture';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { itemArt } from './item-text';
import styles from './wall.module.css';

const lightbox = lazyPart(() => import('./lightbox'));

/** Pictures fitted into one wall, the first of them large; each opens in the lightbox. */
export function Wall({ items }: { items: readonly GalleryItem[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <ul className={styles.wall}>
        {items.map((item, index) => (
          <li key={item.id} className={cx(styles.tile, index === 0 && styles.large)}>
            <button type="button" className={styles.open} onClick={() => setShown(index)}>
              <Picture
                src={item.image}
                alt=""
                width={640}
                height={480}
                art={{ ...itemArt(item), after: seedsBefore(items, index, 'title') }}
                eager={index === 0}
                className={styles.picture ?? ''}
              />
              {item.video !== '' && (
                <span className={styles.play}>
                  <Icon name="play" size={26} />
                </span>
              )}
              <span className={styles.label}>
                <VisuallyHidden>
                  {item.video === '' ? 'Perbesar foto: ' : 'Buka video: '}
                </VisuallyHidden>
                <strong>{item.title}</strong>
                {item.location !== '' && <span>{item.location}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Optional
          part={lightbox}
          failed={(retry) => <NoLightbox item={items[shown]} retry={retry} onClose={close} />}
        >
          {(Lightbox) => <Lightbox items={items} index={shown} onMove={setShown} onClose={close} />}
        </Optional>
      )}
    </>
  );
}

interface NoLightboxProps {
  item: GalleryItem | undefined;
  retry: () => void;
  onClose: () => void;
}

/** Says that the large view is not to be had; the wall behind stays as it is. */
function NoLightbox({ item, retry, onClose }: NoLightboxProps) {
  return (
    <Dialog open title={item?.title ?? 'Galeri'} onClose={onClose}>
      <ErrorState title="Tampilan besar belum bisa dimuat" onRetry={retry} />
    </Dialog>
  );
}
