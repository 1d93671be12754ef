import { useState } from 'react';
import type { ClassItem } from '../../../../api/class';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { TalkActions } from '../../../../sections/talk-actions';
import { ButtonLink } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ActionRow } from '../../../../ui/container';
import { Notice } from '../../../../ui/feedback';
import { Field } from '../../../../ui/field';
import { formatNumber, formatPrice } from '../../../../ui/format';
import { Input, Select } from '../../../../ui/input';
import { NeedsScript } from '../../../../ui/needs-script';
import styles from './calculator.module.css';
import { estimate, MOST_PLACES, readPlaces } from './estimate';

/** A class and a number of people give an estimate, out of the platform's own prices. */
export function Calculator({ classes }: { classes: readonly ClassItem[] }) {
  const [slug, setSlug] = useState(classes[0]?.slug ?? '');
  const [typed, setTyped] = useState('10');
  const item = classes.find((known) => known.slug === slug) ?? classes[0];
  const places = readPlaces(typed);
  if (item === undefined) return null;
  const error =
    places === null ? `Isi angka antara 1 dan ${formatNumber(MOST_PLACES)}.` : undefined;
  return (
    <Card>
      <div className={styles.fields}>
        <Field label="Kelas" required>
          {(control) => (
            <Select {...control} value={slug} onChange={(event) => setSlug(event.target.value)}>
              {classes.map(({ slug: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Jumlah peserta" required error={error}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
      <NeedsScript>
        Menghitung untuk kelas atau jumlah peserta lain memerlukan JavaScript.
      </NeedsScript>
      <output className={styles.result}>
        {places !== null && <Estimate item={item} places={places} />}
      </output>
      <ActionRow>
        <Onward item={item} places={places ?? 0} />
      </ActionRow>
    </Card>
  );
}

function Estimate({ item, places }: { item: ClassItem; places: number }) {
  const { total, fits } = estimate(item, places);
  return (
    <>
      <span className={styles.total}>{formatPrice(total)}</span>
      <span className={styles.sum}>
        {formatNumber(places)} peserta{total !== null && ` × ${formatPrice(item.price)}`}
      </span>
      {!fits && (
        <Notice tone="warning">
          Kursi kelas ini tidak cukup untuk {formatNumber(places)} orang. Kami bisa membuka kelas
          tertutup bagi tim Anda.
        </Notice>
      )}
    </>
  );
}

function Onward({ item, places }: { item: ClassItem; places: number }) {
  const has = usePageSet();
  if (places > 1 || !has('class-detail')) return <TalkActions label="Minta penawaran" />;
  return (
    <ButtonLink to={pagePath('class-detail', { slug: item.slug })} size="large">
      Buka kelasnya
    </ButtonLink>
  );
}
