import type { GalleryItem } from '../../../../api/gallery';
import { seedsBefore } from '../../../../art/look';
import { cx } from '../../../../ui/cx';
import { ErrorState } from '../../../../ui/feedback';
import { Icon } from '../../../../ui/icon';
import { Dialog } from '../../../../ui/late/dialog';
import { LazyBoundary, lazyPart } from '../../../../ui/lazy-boundary';
import { NeedsScript } from '../../../../ui/needs-script';
import { Picture } from '../../../../ui/picture';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { itemArt, titleOf } from './item-text';
import { useShown } from './use-shown';
import styles from './wall.module.css';

const lightbox = lazyPart(() => import('./lightbox'));

/** Pictures fitted into one wall, the first of them large; each opens in the lightbox. */
export function Wall({ items }: { items: readonly GalleryItem[] }) {
  const { shown, open, move, close } = useShown(items);
  return (
    <>
      <ul className={cx(styles.wall, items.length % 3 === 0 && styles.threes)}>
        {items.map((item, index) => (
          <li key={item.id} className={cx(styles.tile, index === 0 && styles.large)}>
            <button type="button" className={styles.open} onClick={() => open(index)}>
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
                <strong>{titleOf(item)}</strong>
                {item.location !== '' && <span>{item.location}</span>}
              </span>
            </button>
            <NextBest item={item} />
          </li>
        ))}
      </ul>
      {shown !== null && (
        <LazyBoundary
          part={lightbox}
          failed={(retry) => <NoLightbox item={items[shown]} retry={retry} onClose={close} />}
        >
          {(Lightbox) => <Lightbox items={items} index={shown} onMove={move} onClose={close} />}
        </LazyBoundary>
      )}
    </>
  );
}

/** Without scripts the picture or the video itself is led to. */
function NextBest({ item: { image, video } }: { item: GalleryItem }) {
  const link = video || image;
  if (link === '') return null;
  return (
    <NeedsScript>
      <a href={link}>{video === '' ? 'Buka foto' : 'Buka video'}</a>
    </NeedsScript>
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
