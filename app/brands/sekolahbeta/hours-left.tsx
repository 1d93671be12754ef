import { useState } from 'react';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import { Slider } from '../rooms/path/slider';
import styles from './hours-left.module.css';
import { HOURS, spend, verdict } from './week';

const NAMES = { sleep: 'tidur', school: 'sekolah', way: 'jalan', work: 'kerja' } as const;

/** The visitor's week as a bar of 168 hours, from which the twelve weeks take theirs. */
export function HoursLeft() {
  const [sleep, setSleep] = useState(7);
  const [work, setWork] = useState(20);
  const [way, setWay] = useState(2);
  const { spent, left } = spend({ sleep, work, way });
  const parts = [
    ...(['sleep', 'school', 'way', 'work'] as const).map((part) => ({
      name: NAMES[part],
      hours: spent[part],
    })),
    { name: 'sisa', hours: Math.max(0, left) },
  ].filter(({ hours }) => hours > 0);
  return (
    <Section labelledBy="muat">
      <div className={styles.head}>
        <h2 id="muat">Sepekan cuma {HOURS} jam. Coba muatkan.</h2>
        <p>Kelas mengambil 21, tugas 12. Sisanya milikmu untuk digeser-geser.</p>
      </div>
      <ul className={styles.bar}>
        {parts.map(({ name, hours }) => (
          <li key={name} style={{ flexGrow: hours }}>
            <strong>{hours}</strong> {name}
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        <div>
          <Slider
            label="Tidur semalam"
            value={sleep}
            shown={`${sleep} jam`}
            range={{ min: 4, max: 10, step: 1 }}
            onChange={setSleep}
          />
          <Slider
            label="Kerja sepekan"
            value={work}
            shown={`${work} jam`}
            range={{ min: 0, max: 60, step: 2 }}
            onChange={setWork}
          />
          <Slider
            label="Pulang pergi, tiap hari kelas"
            value={way}
            shown={`${way} jam`}
            range={{ min: 0, max: 6, step: 1 }}
            onChange={setWay}
          />
        </div>
        <p role="status" className={styles.verdict}>
          <strong>{left < 0 ? `Kurang ${-left} jam.` : `Tersisa ${left} jam.`}</strong>{' '}
          {verdict(left)}
        </p>
      </div>
      <ScriptNote />
    </Section>
  );
}
