import { useRef, useState } from 'react';
import type { ClassItem } from '../../api/class';
import { WHOLE_PAGE } from '../../api/page';
import { listSchools, type School } from '../../api/school';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { seatsLeft } from '../../sections/classes/class-facts';
import { everyClass } from '../../sections/classes/open-classes';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { Layers } from './layers';
import { NearClasses } from './near-classes';
import styles from './near-you.module.css';
import { classesNear, layersTo, type Town, towns } from './towns';

/** What still counts as near, in layers. */
const REACH = 2;
const FIRST = 'Kota Bandung';

/** Choose your town: what is near stands in the heart of the cloud, the others layer by layer round it. */
export function NearYou() {
  const [name, setName] = useState(FIRST);
  const choice = useRef<HTMLSelectElement>(null);
  const classes = useCall(everyClass());
  const schools = useCall(listSchools({ perPage: WHOLE_PAGE }));
  const town = towns.find((one) => one.name === name) ?? towns[0];
  if (!town) return null;
  const move = (to: string) => {
    setName(to);
    // The town's button goes with its layer; the list shows what was chosen.
    choice.current?.focus();
  };
  return (
    <div className={styles.land}>
      <Container>
        <h1 className={styles.title}>Berapa lapis dari rumahmu?</h1>
        <PlainLine />
      </Container>
      <section aria-labelledby="dekat" className={styles.heart}>
        <Container>
          <div>
            <ScriptNote />
            <p className={styles.choice}>
              <label htmlFor="kota">Kabupaten atau kotamu</label>
              <select
                id="kota"
                ref={choice}
                value={town.name}
                onChange={({ target }) => setName(target.value)}
              >
                {towns.map((one) => (
                  <option key={one.name}>{one.name}</option>
                ))}
              </select>
            </p>
          </div>
          <h2 id="dekat">Dari {town.name}</h2>
          <QueryBoundary
            reading={classes}
            label="Memuat kelas terdekat"
            skeleton={<Skeleton height="16rem" />}
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
        </Container>
      </section>
      <Layers
        town={town}
        classes={classes.status === 'ready' ? classes.data.items : []}
        onMove={move}
      />
      <Container>
        <ScriptNote />
      </Container>
    </div>
  );
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
