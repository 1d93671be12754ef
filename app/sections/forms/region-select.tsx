import { useLayoutEffect, useRef } from 'react';
import { listCities, listProvinces } from '../../api/region';
import type { QueryResult } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import type { FieldControl } from '../../ui/field';
import { Select } from '../../ui/input';
import styles from './form.module.css';
import type { ControlProps } from './form-field';

interface Place {
  id: string;
  name: string;
}

type RegionProps = ControlProps & FieldControl;

/** A select of all provinces. */
export function ProvinceSelect(props: RegionProps) {
  const places = useCall(listProvinces());
  return <PlaceSelect {...props} places={places} noun="provinsi" autoComplete="address-level1" />;
}

/** A select of a province's cities; waits until there is a province. */
export function CitySelect({ provinceId, ...props }: RegionProps & { provinceId: string }) {
  const places = useCall(provinceId === '' ? null : listCities(provinceId));
  const waitsFor = provinceId === '' ? 'Pilih provinsi dulu' : undefined;
  return (
    <PlaceSelect
      {...props}
      places={places}
      noun="kota atau kabupaten"
      waitsFor={waitsFor}
      autoComplete="address-level2"
    />
  );
}

type PlaceSelectProps = RegionProps & {
  places: QueryResult<readonly Place[]>;
  noun: string;
  autoComplete: string;
  waitsFor?: string | undefined;
};

function PlaceSelect(props: PlaceSelectProps) {
  const { places, noun, waitsFor, ...control } = props;
  const isReady = places.status === 'ready' && waitsFor === undefined;
  const select = useChosenLate(isReady ? places.data : null, control.defaultValue);
  const prompt = waitsFor ?? PROMPTS[places.status](noun);
  return (
    <div>
      <Select {...control} ref={select} disabled={!isReady}>
        <option value="">{prompt}</option>
        {isReady &&
          places.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      {places.status === 'failed' && waitsFor === undefined && (
        <p role="alert" className={styles.message}>
          Daftar {noun} belum bisa dimuat.
          <button type="button" className={styles.link} onClick={places.retry}>
            Coba lagi
          </button>
        </p>
      )}
    </div>
  );
}

/** A list that chooses among options that come later: React does so only as it makes the list. */
function useChosenLate(options: readonly Place[] | null, value: string) {
  const ref = useRef<HTMLSelectElement>(null);
  const before = useRef(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from then on the list holds what is chosen.
  useLayoutEffect(() => {
    if (options !== before.current && ref.current) ref.current.value = value;
    before.current = options;
  }, [options]);
  return ref;
}

const PROMPTS: Readonly<Record<QueryResult<Place>['status'], (noun: string) => string>> = {
  loading: (noun) => `Memuat ${noun}…`,
  failed: (noun) => `Daftar ${noun} belum ada`,
  ready: (noun) => `Pilih ${noun}`,
};
