import { useEffect, useState } from 'react';
import type { Call } from '../../api/call';
import { listCities, listProvinces } from '../../api/region';
import { useApp } from '../../app-context';
import type { FieldControl } from '../../ui/field';
import { Select } from '../../ui/input';
import styles from './form.module.css';
import type { ControlProps } from './form-field';

interface Place {
  id: string;
  name: string;
}

type Places =
  | { readonly phase: 'waiting' | 'failed'; readonly places: readonly Place[] }
  | { readonly phase: 'ready'; readonly places: readonly Place[] };

type RegionProps = ControlProps & FieldControl;

/** Answers that were good, by address: provinces do not change while a page is open. */
function createKnown(): Map<string, readonly Place[]> {
  return new Map();
}

/** A select of all provinces. */
export function ProvinceSelect(props: RegionProps) {
  const list = usePlaces(listProvinces());
  return <PlaceSelect {...props} {...list} noun="provinsi" autoComplete="address-level1" />;
}

/** A select of a province's cities; waits until there is a province. */
export function CitySelect({ provinceId, ...props }: RegionProps & { provinceId: string }) {
  const list = usePlaces(provinceId === '' ? null : listCities(provinceId));
  const waitsFor = provinceId === '' ? 'Pilih provinsi dulu' : undefined;
  return (
    <PlaceSelect
      {...props}
      {...list}
      noun="kota atau kabupaten"
      waitsFor={waitsFor}
      autoComplete="address-level2"
    />
  );
}

type PlaceSelectProps = RegionProps &
  Places & {
    noun: string;
    autoComplete: string;
    waitsFor?: string | undefined;
    retry: () => void;
  };

function PlaceSelect(props: PlaceSelectProps) {
  const { phase, places, noun, waitsFor, retry, ...control } = props;
  const isReady = phase === 'ready' && waitsFor === undefined;
  const prompt = waitsFor ?? PROMPTS[phase](noun);
  return (
    <div>
      <Select {...control} disabled={!isReady}>
        <option value="">{prompt}</option>
        {isReady &&
          places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      {phase === 'failed' && waitsFor === undefined && (
        <p role="alert" className={styles.message}>
          Daftar {noun} belum bisa dimuat.
          <button type="button" className={styles.link} onClick={retry}>
            Coba lagi
          </button>
        </p>
      )}
    </div>
  );
}

const PROMPTS: Readonly<Record<Places['phase'], (noun: string) => string>> = {
  waiting: (noun) => `Memuat ${noun}…`,
  failed: (noun) => `Daftar ${noun} belum ada`,
  ready: (noun) => `Pilih ${noun}`,
};

/** The places that `call` lists; nothing is asked for while there is none. */
function usePlaces(call: Call<Place[]> | null) {
  const { of, send } = useApp();
  const known = of(createKnown);
  const key = call?.address ?? '';
  const [failedKey, setFailedKey] = useState('');
  const [, setArrived] = useState('');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the call, and a new attempt asks again.
  useEffect(() => {
    if (call === null || known.has(key)) return;
    const abort = new AbortController();
    send(call, { signal: abort.signal }).then(
      (answer) => {
        if (answer.status) known.set(key, answer.data);
        if (abort.signal.aborted) return;
        if (answer.status) setArrived(key);
        else setFailedKey(key);
      },
      () => {
        if (!abort.signal.aborted) setFailedKey(key);
      },
    );
    return () => abort.abort();
  }, [key, attempt]);

  const retry = () => {
    setFailedKey('');
    setAttempt(attempt + 1);
  };
  const places = known.get(key);
  if (places !== undefined) return { phase: 'ready' as const, places, retry };
  const phase = failedKey !== '' && failedKey === key ? ('failed' as const) : ('waiting' as const);
  return { phase, places: [], retry };
}
