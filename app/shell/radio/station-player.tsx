import { getSiteSettings } from '../../api/settings';
import { useCall } from '../../data/use-call';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import { type Station, stationOf } from './station';
import styles from './station-player.module.css';
import { useRadio } from './use-radio';

/** Asks for the station once and shows its player; nothing where the site has none. */
export default function StationPlayer() {
  const settings = useCall(getSiteSettings());
  const station = settings.status === 'ready' ? stationOf(settings.data) : null;
  return station === null ? null : <Player station={station} />;
}

function Player({ station: { url, name } }: { station: Station }) {
  const { phase, volume, toggle, setVolume } = useRadio(url);
  const isOn = phase === 'playing' || phase === 'loading';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div role="group" aria-label={name} className={styles.radio}>
      <button
        type="button"
        className={styles.play}
        aria-pressed={isOn}
        aria-label={isOn ? `Matikan ${name}` : `Putar ${name}`}
        title={name}
        onClick={toggle}
      >
        {phase === 'loading' ? (
          <Spinner label="Menyambungkan" />
        ) : (
          <Icon name={ICONS[phase]} size={22} />
        )}
      </button>
      <p className={styles.text} role="status">
        <strong>{name}</strong>
        <span>{SAID[phase]}</span>
      </p>
      {isOn && (
        <input
          type="range"
          className={styles.volume}
          aria-label="Volume"
          aria-valuetext={`${Math.round(volume * 100)} persen`}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={(event) => setVolume(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}

/** A broken station shows on the button alone where there is no room for words. */
const ICONS = { off: 'play', loading: 'pause', playing: 'pause', failed: 'refresh' } as const;

const SAID = {
  off: 'Ketuk untuk mendengar',
  loading: 'Menyambungkan…',
  playing: 'Sedang mengudara',
  failed: 'Siaran belum tersambung',
} as const;
