import { useId, useState } from 'react';
import { seedsBefore } from '../../art/look';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/late/dialog';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { NeedsScript } from '../../ui/needs-script';
import { Picture } from '../../ui/picture';
import type { PortfolioPicture } from './item';
import { pictureArt } from './item-art';
import styles from './picture-wall.module.css';

type PictureWallProps = {
  title: string;
  pictures: readonly PortfolioPicture[];
  /** Fewer columns, for pictures whose details matter. */
  wide?: boolean;
};

/** Pictures with captions; each opens large, and leads on to the next. */
export function PictureWall({ title, pictures, wide = false }: PictureWallProps) {
  const id = useId();
  const [shown, setShown] = useState<number | null>(null);
  const picture = shown === null ? undefined : pictures[shown];
  const step = (by: number) =>
    setShown((now) => (now === null ? null : (now + by + pictures.length) % pictures.length));
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} />
      <NeedsScript>Memperbesar gambar di halaman ini memerlukan JavaScript.</NeedsScript>
      <Grid className={(wide ? styles.wide : styles.wall) ?? ''}>
        {pictures.map((each, index) => (
          <figure key={each.name} className={styles.figure}>
            <button
              type="button"
              className={styles.open}
              aria-label={`Perbesar gambar: ${each.name}`}
              onClick={() => setShown(index)}
            >
              <Picture
                src={each.link}
                alt=""
                width={960}
                height={600}
                art={{ ...pictureArt(each), after: seedsBefore(pictures, index, 'name') }}
              />
            </button>
            <figcaption>
              {each.name}
              {each.link !== '' && (
                <NeedsScript>
                  <a href={each.link}>Buka gambar</a>
                </NeedsScript>
              )}
            </figcaption>
          </figure>
        ))}
      </Grid>
      <Dialog
        open={picture !== undefined}
        onClose={() => setShown(null)}
        title={picture?.name ?? title}
        footer={
          <>
            <Button variant="ghost" icon="chevron-left" onClick={() => step(-1)}>
              Sebelumnya
            </Button>
            <Button variant="ghost" iconEnd="chevron-right" onClick={() => step(1)}>
              Berikutnya
            </Button>
          </>
        }
      >
        {picture && (
          <Picture
            src={picture.link}
            alt={picture.name}
            width={960}
            height={600}
            art={pictureArt(picture)}
            eager
          />
        )}
      </Dialog>
    </Section>
  );
}
