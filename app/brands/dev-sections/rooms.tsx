/** What the brands of a room share (app/brands/rooms/<room>/). */
import { useState } from 'react';
import { formatNumber } from '../../ui/format';
import { Grid } from '../../ui/layout';
import { Slider } from '../rooms/path/slider';
import { Segments } from '../rooms/report/segments';
import { type Tile, TilePicker } from '../rooms/report/tile-picker';
import { MANNERS, setPoster } from '../rooms/studio-wall/poster';
import { Printed } from '../rooms/studio-wall/printed';
import { LONG } from './samples';
import { Group, Specimen } from './specimen';

const tiles: readonly Tile[] = [
  { name: 'Kosong', code: 'KO', note: '0', words: 'tidak ada', tone: 0, at: '1 / 1' },
  { name: 'Sedikit', code: 'SE', note: '320', words: '320 peserta', tone: 30, at: '1 / 2' },
  { name: LONG, code: 'PA', note: '98 jt', words: 'sangat banyak', tone: 100, at: '2 / 2' },
];
const segments = [
  ['satu', 'Satu'],
  ['panjang', LONG],
] as const;
const INKS = ['var(--ground)', 'var(--ink)', 'var(--primary)', 'var(--accent)'];

export function Rooms() {
  const [value, setValue] = useState(320);
  const [segment, setSegment] = useState('satu');
  const [tile, setTile] = useState('Sedikit');
  return (
    <Group id="ruang">
      <Specimen name="Slider (path)">
        <Slider
          label={LONG}
          value={value}
          shown={formatNumber(value)}
          range={{ min: 0, max: 987_654, step: 1 }}
          onChange={setValue}
        />
      </Specimen>
      <Specimen name="Segments, TilePicker (report)">
        <Segments legend="Salah satu" options={segments} chosen={segment} onChoose={setSegment} />
        <TilePicker
          legend="Peta contoh"
          listLabel="Pilih dari daftar"
          tiles={tiles}
          chosen={tile}
          onChoose={setTile}
        />
      </Specimen>
      <Specimen name="Printed (studio-wall)">
        <Grid min="10rem">
          {MANNERS.map((manner) => (
            <Printed
              key={manner}
              sheet={setPoster({
                title: LONG,
                manner,
                seed: 7,
                rows: 9,
                titleRows: 3,
                letter: 0.6,
              })}
              inks={INKS}
              note={manner}
            />
          ))}
        </Grid>
      </Specimen>
    </Group>
  );
}
