import { useState } from 'react';
import { type ClassItem, listClasses } from '../../api/class';
import { WHOLE_PAGE } from '../../api/page';
import { listSchools, type School } from '../../api/school';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { seatsLeft } from '../../sections/classes/class-facts';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { TilePicker } from '../rooms/report/tile-picker';
import { NearClasses } from './near-classes';
import styles from './near-you.module.css';
import { classesNear, layersBetween, layersTo, type Town, towns, townsOf } from './towns';

/** How strong the colour is, layer by layer from the chosen town outwards. */
const TONES = [100, 100, 58, 42, 30, 20, 12, 7];
/** What still counts as near, in layers. */
const REACH = 2;
const FIRST = 'Kota Bandung';

/** Choose your town: the map pales layer by layer round it, and what is near stands beside it. */
export function NearYou() {
  const [name, setName] = useState(FIRST);
  const classes = useCall(listClasses({ perPage: WHOLE_PAGE }));
  const schools = useCall(listSchools({ perPage: WHOLE_PAGE }));
  const all = classes.status === 'ready' ? classes.data.items : [];
  const town = towns.find((one) => one.name === name) ?? towns[0];
  if (!town) return null;
  return (
    <div className={styles.land}>
      <Container>
        <h1 className={styles.title}>Rumahmu di kotak mana?</h1>
        <PlainLine />
        <div className={styles.columns}>
          <div>
            <TilePicker
              legend="Peta 27 kabupaten dan kota"
              listLabel="Kabupaten atau kotamu"
              className={styles.map}
              tiles={towns.map((one) => tileOf(one, town, all))}
              chosen={town.name}
              onChoose={setName}
            />
            <p className={styles.key}>
              <span aria-hidden="true">●</span> satu kelas yang punya ruang. Makin pudar birunya,
              makin jauh dari {town.name}: tiap kotak yang dilewati satu lapis, seperti awan mega
              mendung dari Cirebon.
            </p>
          </div>
          <section aria-labelledby="dekat" className={styles.panel}>
            <h2 id="dekat">Dari {town.name}</h2>
            <QueryBoundary
              reading={classes}
              label="Memuat kelas terdekat"
              skeleton={<Skeleton height="24rem" />}
            >
              {({ items }) => (
                <>
                  <Numbers
                    classes={items}
                    schools={schools.status === 'ready' ? schools.data.items : null}
                    town={town}
                  />
                  <NearClasses {...classesNear(items, town)} />
                </>
              )}
            </QueryBoundary>
          </section>
        </div>
        <ScriptNote />
      </Container>
    </div>
  );
}

function tileOf(one: Town, chosen: Town, classes: readonly ClassItem[]) {
  const layers = layersBetween(one, chosen);
  const here = classes.filter(
    ({ type, city, isEnded }) => !isEnded && type !== 'online' && townsOf(city).includes(one),
  ).length;
  return {
    ...one,
    label: one.name.replace('Kabupaten ', ''),
    note: '●'.repeat(here),
    words: `${here} kelas, ${layers} lapis dari ${chosen.name}`,
    tone: TONES[layers] ?? 6,
    at: `${one.row + 1} / ${one.column + 1}`,
  };
}

interface NumbersProps {
  classes: readonly ClassItem[];
  /** Null as long as nobody knows. */
  schools: readonly School[] | null;
  town: Town;
}

/** What is within reach, counted. */
function Numbers({ classes, schools, town }: NumbersProps) {
  const near = classesNear(classes, town).held.filter(({ layers }) => layers <= REACH);
  const open = near.filter(({ item }) => item.isRegistrationOpen);
  const seats = open.reduce((sum, { item }) => sum + seatsLeft(item), 0);
  const partners = schools?.filter(({ city }) => (layersTo(city, town) ?? REACH + 1) <= REACH);
  return (
    <dl className={styles.numbers}>
      <Count name="kelas dalam dua lapis" value={near.length} />
      <Count name="kursi masih kosong" value={seats} />
      <Count name="sekolah mitra" value={partners?.length ?? null} />
    </dl>
  );
}

function Count({ name, value }: { name: string; value: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === null ? '–' : formatNumber(value)}</dd>
    </div>
  );
}
