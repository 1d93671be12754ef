import { useEffect, useState } from 'react';
import { ArtImage } from '../../ui/art-image';
import { Card, CardBody } from '../../ui/card';
import { Field } from '../../ui/field';
import { Select } from '../../ui/input';
import { Cluster, Grid, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { LONG } from './samples';

/** What a brand file may say of inner pages (app/art/identity/look.ts). */
export const MANNERS = {
  opening: ['plain', 'band', 'poster', 'ledger', 'ticket', 'spine'],
  card: ['raised', 'outlined', 'ruled', 'flat', 'sticker', 'index'],
  list: ['grid', 'rows', 'columns'],
} as const;
type Kind = keyof typeof MANNERS;

const LABELS = { opening: 'Pembuka', card: 'Kartu', list: 'Daftar' };

/** Every manner of a second design, put on the page as a brand file would. */
export default function Second() {
  return (
    <>
      <PageHeader
        title="Ragam rancangan kedua"
        eyebrow="Pembuka halaman dalam"
        lead={`Pilih ragamnya; pembuka, kartu, dan daftar di bawah mengikutinya. ${LONG}.`}
        trail={[{ label: 'Kelas', to: '/Class' }]}
      >
        <Cluster>
          <Manner kind="opening" />
          <Manner kind="card" />
          <Manner kind="list" />
        </Cluster>
      </PageHeader>
      <Section label="Kartu dalam daftar">
        <Grid>
          {['Satu', 'Dua', LONG, 'Empat'].map((name) => (
            <Card key={name} as="article" interactive flush>
              <ArtImage art={{ kind: 'works', seed: name }} width={640} height={360} />
              <CardBody>
                <h2>{name}</h2>
                <p>Isi kartu.</p>
              </CardBody>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}

/** One choice; on leaving, the document is as it was. */
function Manner({ kind }: { kind: Kind }) {
  const [chosen, choose] = useState('');
  useEffect(() => {
    if (chosen === '') return;
    const { dataset } = document.documentElement;
    const before = dataset[kind];
    dataset[kind] = chosen;
    return () => {
      dataset[kind] = before ?? '';
    };
  }, [chosen, kind]);
  return (
    <Field label={LABELS[kind]}>
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">Milik merek ini</option>
          {MANNERS[kind].map((manner) => (
            <option key={manner}>{manner}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
