import type { CSSProperties } from 'react';
import type { ClassItem } from '../../api/class';
import { Container } from '../../ui/container';
import styles from './layers.module.css';
import { layersBetween, type Town, towns, townsOf } from './towns';

/** How strong the cloud's colour is in a layer, in per cent: it pales outwards. */
const TONES = [100, 100, 58, 42, 30, 20, 12, 7];
/** From this tone on, words take the colour that fits the brand's own. */
const DARK = 80;

interface LayersProps {
  town: Town;
  classes: readonly ClassItem[];
  onMove(name: string): void;
}

/** The other towns, nearest first, in layers like those of a mega mendung cloud. Each can be moved to. */
export function Layers({ town, classes, onMove }: LayersProps) {
  const layers = layersRound(town);
  return (
    <fieldset className={styles.cloud}>
      <legend className={styles.legend}>Kota dan kabupaten menurut jaraknya</legend>
      {layers.map((near, index) => {
        const tone = TONES[index + 1] ?? 6;
        const style: CSSProperties & Record<`--${string}`, string | number> = {
          '--tone': `${tone}%`,
          zIndex: layers.length - index,
          ...(tone >= DARK && { '--words': 'var(--on-accent)' }),
        };
        return (
          <div key={near[0]?.name} className={styles.layer} style={style}>
            <Container className={styles.row ?? ''}>
              <b>{index + 1} lapis</b>
              {near.map((one) => (
                <Move key={one.name} town={one} held={heldIn(one, classes)} onMove={onMove} />
              ))}
            </Container>
          </div>
        );
      })}
      <p className={styles.key}>
        <span>
          <span aria-hidden="true">●</span> satu kelas yang punya ruang. Makin pudar birunya, makin
          jauh dari {town.name}, seperti awan mega mendung dari Cirebon. Tekan sebuah nama untuk
          pindah rumah.
        </span>
      </p>
    </fieldset>
  );
}

function Move({ town, held, onMove }: { town: Town; held: number; onMove: LayersProps['onMove'] }) {
  return (
    <button
      type="button"
      className={styles.town}
      aria-label={`${town.name}, ${held} kelas`}
      onClick={() => onMove(town.name)}
    >
      {town.name.replace('Kabupaten ', '')}
      {held > 0 && <span>{'●'.repeat(held)}</span>}
    </button>
  );
}

/** Towns by how far they are; the first of the lists is one layer away. */
function layersRound(home: Town): Town[][] {
  const found: Town[][] = [];
  for (const one of towns) {
    const layer = layersBetween(one, home);
    if (layer > 0) found[layer - 1] = [...(found[layer - 1] ?? []), one];
  }
  return found;
}

/** How many classes with a room of their own are to come, or run, in a town. */
function heldIn(town: Town, classes: readonly ClassItem[]): number {
  return classes.filter(
    ({ type, city, isEnded }) => !isEnded && type !== 'online' && townsOf(city).includes(town),
  ).length;
}
