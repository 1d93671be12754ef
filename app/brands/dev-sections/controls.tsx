/** What is filled in, and what stands on cards. */
import { useState } from 'react';

import { AppLink } from '../../ui/app-link';
import { ArtImage } from '../../ui/art-image';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Card, CardBody, stretched } from '../../ui/card';
import { Chip, FilterChip } from '../../ui/chip';
import { Checkbox, ChoiceGroup, Radio, toggled } from '../../ui/choice';
import { Fact } from '../../ui/fact';
import { Field } from '../../ui/field';
import { formatRupiah } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { Input, Select, Textarea } from '../../ui/input';
import { Cluster, Grid } from '../../ui/layout';
import { LiteVideo } from '../../ui/lite-video';
import { Motif } from '../../ui/motif';
import { OneOf } from '../../ui/one-of';
import { Picture } from '../../ui/picture';
import { Range, RangeField } from '../../ui/range-field';
import { SearchBox } from '../../ui/search-box';
import { TickList } from '../../ui/tick-list';
import { UpstreamImage } from '../../ui/upstream-image';
import styles from './controls.module.css';
import { LONG, UNBROKEN } from './samples';
import { Group, Specimen } from './specimen';

const fields = [
  { label: 'Kosong' },
  { label: 'Wajib, dengan petunjuk', hint: 'Seperti pada kartu identitas.', required: true },
  { label: LONG, hint: LONG, error: LONG, value: UNBROKEN },
  { label: 'Terkunci', value: 'Tidak bisa diubah', disabled: true },
];

export function Fields() {
  return (
    <Group id="isian">
      <Specimen name="Field, Input">
        {fields.map(({ label, hint, error, required, value, disabled }) => (
          <Field key={label} label={label} hint={hint} error={error} required={required ?? false}>
            {(control) => <Input {...control} defaultValue={value} disabled={disabled} />}
          </Field>
        ))}
      </Specimen>
      <Specimen name="Textarea, Select">
        <Field label="Cerita">{(control) => <Textarea {...control} defaultValue={LONG} />}</Field>
        <Field label="Pilihan">
          {(control) => (
            <Select {...control}>
              <option>Satu</option>
              <option>{LONG}</option>
            </Select>
          )}
        </Field>
      </Specimen>
      <Specimen name="Checkbox, Radio, ChoiceGroup">
        <Checkbox>Belum dicentang</Checkbox>
        <Checkbox defaultChecked>{LONG}</Checkbox>
        <Checkbox disabled>Mati</Checkbox>
        <ChoiceGroup legend="Salah satu">
          <Radio name="contoh" defaultChecked>
            Pertama
          </Radio>
          <Radio name="contoh">{UNBROKEN}</Radio>
        </ChoiceGroup>
      </Specimen>
      <Specimen name="OneOf, Option">
        <One />
      </Specimen>
      <Specimen name="Checkbox, beberapa sekaligus">
        <Some />
      </Specimen>
      <Specimen name="RangeField, Range">
        <Ranges />
      </Specimen>
      <Specimen name="SearchBox">
        <SearchBox label="Cari contoh" placeholder="Cari apa saja" />
        <SearchBox label="Cari yang panjang" value={LONG} />
      </Specimen>
    </Group>
  );
}

const FACES = [
  ['satu', 'Satu'],
  ['panjang', LONG],
  ['utuh', UNBROKEN],
] as const;

function One() {
  const [chosen, choose] = useState<(typeof FACES)[number][0] | null>(null);
  return (
    <>
      <OneOf
        legend="Belum ada yang dipilih"
        options={FACES}
        chosen={chosen}
        onChoose={choose}
        className={styles.faces}
      />
      <h3 id="judul-pilihan">Judul yang menamai pilihannya</h3>
      <OneOf
        labelledBy="judul-pilihan"
        options={FACES}
        chosen={chosen ?? 'satu'}
        onChoose={choose}
        className={styles.faces}
        optionClass={styles.face}
      />
    </>
  );
}

function Some() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['satu']));
  return (
    <fieldset>
      <legend>Beberapa sekaligus</legend>
      {FACES.map(([key, text]) => (
        <Checkbox
          key={key}
          checked={ticked.has(key)}
          onChange={() => setTicked((before) => toggled(before, key))}
        >
          {text}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Ranges() {
  const [value, setValue] = useState(500_000);
  const slider = {
    value,
    shown: formatRupiah(value),
    range: { min: 0, max: 987_654_321, step: 1 },
    onChange: setValue,
  };
  return (
    <>
      <RangeField label={LONG} {...slider} />
      <Range label="Tanpa judul di sebelahnya" {...slider} />
    </>
  );
}

const TONES = ['orange', 'green', 'blue', 'red', 'grey', 'brand'] as const;
const ICONS = [
  'book',
  'building',
  'calendar',
  'chat',
  'check',
  'clock',
  'info',
  'lock',
  'pin',
] as const;

/** Cards and pictures. */
export function Shown() {
  return (
    <>
      <Cards />
      <Pictures />
    </>
  );
}

function Cards() {
  return (
    <Group id="kartu">
      <Specimen name="Card">
        <Grid min="15rem">
          <Card>Kartu biasa</Card>
          <Card interactive>
            <AppLink to="/" className={stretched}>
              Kartu yang seluruhnya bisa ditekan
            </AppLink>
          </Card>
          <Card flush>
            <ArtImage art={{ kind: 'works', seed: 'kartu' }} width={320} height={180} />
            <CardBody>{LONG}</CardBody>
          </Card>
          <Card>{UNBROKEN}</Card>
        </Grid>
      </Specimen>
      <Specimen name="Badge, Chip, FilterChip">
        <Cluster>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} dot>
              {tone}
            </Badge>
          ))}
        </Cluster>
        <Cluster>
          <Chip>Topik</Chip>
          <Chip>{LONG}</Chip>
          <FilterChip to="?pilih=1" selected={false}>
            Belum dipilih
          </FilterChip>
          <FilterChip to="?" selected>
            Dipilih
          </FilterChip>
        </Cluster>
      </Specimen>
      <Specimen name="Avatar, Icon, Motif">
        <Cluster>
          {[32, 48, 96].map((size) => (
            <Avatar key={size} name={`Contoh ${size}`} size={size} />
          ))}
          <Avatar name="Lembaga Contoh" kind="marks" size={96} />
        </Cluster>
        <Cluster>
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Cluster>
        <div className={styles.cloth}>
          <Motif size="4rem" />
        </div>
      </Specimen>
      <Specimen name="Fact, TickList">
        <dl>
          <Fact icon="calendar" name="Jadwal">
            Besok
          </Fact>
          <Fact icon="pin" name="Tempat">
            {LONG}
          </Fact>
        </dl>
        <TickList texts={['Satu', LONG, UNBROKEN]} columns />
      </Specimen>
    </Group>
  );
}

const KINDS = ['people', 'works', 'landscapes', 'covers', 'waves', 'marks'] as const;

function Pictures() {
  return (
    <Group id="gambar">
      <Specimen name="ArtImage">
        <Grid min="12rem">
          {KINDS.map((kind) => (
            <figure key={kind}>
              <ArtImage art={{ kind, seed: LONG, seconds: 320 }} width={320} height={200} />
              <figcaption>{kind}</figcaption>
            </figure>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="Picture, UpstreamImage">
        <Picture
          src=""
          alt=""
          width={640}
          height={240}
          art={{ kind: 'landscapes', seed: 'teluk' }}
        />
        <UpstreamImage
          src="/brand/dev-sections/share.png"
          alt=""
          width={1200}
          height={630}
          fallback={<p>Yang menggantikan gambar yang tidak bisa dibuka.</p>}
        />
      </Specimen>
      <Specimen name="LiteVideo">
        <div className={styles.video}>
          <LiteVideo link="https://www.youtube.com/watch?v=aqz-KE-bpKQ" title="Video contoh" />
        </div>
        <LiteVideo link="https://video.contoh.example/1" title="video di situs lain" />
      </Specimen>
    </Group>
  );
}
