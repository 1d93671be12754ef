import type { KeyboardEvent } from 'react';
import type { PodcastDetail } from '../../api/podcast';
import { useAddressedPlace } from '../../sections/podcast/addressed-place';
import { clock, spokenTime } from '../../sections/podcast/clock';
import { type AudioControls, useAudio } from '../../sections/podcast/use-audio';
import { useMediaSession } from '../../sections/podcast/use-media-session';
import { usePlace } from '../../sections/podcast/use-place';
import { Notice } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { Select } from '../../ui/input';
import { Spinner } from '../../ui/spinner';
import styles from './player.module.css';
import { Wave } from './wave';

/** How far the skip buttons go, in seconds. */
const BACK = -15;
const FORWARD = 30;
const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];

/**
 * Plays an episode: play, skip, seek and speed, each a control of its own and a key inside of the
 * player. Nothing of the recording is loaded before it is wanted; where it was left is remembered.
 */
export default function Player({ episode }: { episode: PodcastDetail }) {
  const audio = useAudio();
  usePlace(audio, episode.id);
  useAddressedPlace(audio);
  useMediaSession(audio, episode);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only add to the controls inside.
    <div className={styles.player} onKeyDown={(event) => pressKey(event, audio)}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is offered as a transcript below. */}
      <audio ref={audio.ref} src={episode.audio} preload="none" />
      <Progress audio={audio} episode={episode} />
      <div className={styles.row}>
        <SkipButton by={BACK} audio={audio} />
        <button
          type="button"
          className={styles.play}
          aria-label={audio.isPlaying ? 'Jeda' : 'Putar'}
          onClick={audio.toggle}
        >
          {audio.isWaiting ? (
            <Spinner label="Memuat rekaman" />
          ) : (
            <Icon name={audio.isPlaying ? 'pause' : 'play'} size={30} />
          )}
        </button>
        <SkipButton by={FORWARD} audio={audio} />
        <p className={styles.keys}>
          <kbd>K</kbd> putar, <kbd>J</kbd> mundur, <kbd>L</kbd> maju
        </p>
        <Speed audio={audio} />
      </div>
      {audio.hasFailed && (
        <div className={styles.failure}>
          <Notice tone="danger">
            Rekaman belum bisa diputar. Periksa koneksimu, lalu tekan putar sekali lagi.
          </Notice>
        </div>
      )}
    </div>
  );
}

function SkipButton({ by, audio }: { by: number; audio: AudioControls }) {
  const isBack = by < 0;
  const seconds = Math.abs(by);
  return (
    <button
      type="button"
      className={styles.skip}
      aria-label={`${isBack ? 'Mundur' : 'Maju'} ${seconds} detik`}
      onClick={() => audio.skip(by)}
    >
      <span aria-hidden="true">
        {isBack ? '−' : '+'}
        {seconds}
      </span>
    </button>
  );
}

/** The sound of the whole episode, which can be pressed anywhere. */
function Progress({ audio, episode }: { audio: AudioControls; episode: PodcastDetail }) {
  const length = audio.length || episode.durationSeconds;
  return (
    <>
      <div className={styles.sound}>
        <Wave episode={episode} heard={length > 0 ? audio.time / length : 0} />
        <input
          type="range"
          aria-label="Posisi rekaman"
          aria-valuetext={`${spokenTime(audio.time)} dari ${spokenTime(length)}`}
          min={0}
          max={Math.max(1, Math.floor(length))}
          step={1}
          value={Math.floor(audio.time)}
          onChange={(event) => audio.seek(event.target.valueAsNumber)}
        />
      </div>
      <p className={styles.clock}>
        <span>{clock(audio.time)}</span>
        <span>{clock(length)}</span>
      </p>
    </>
  );
}

function Speed({ audio }: { audio: AudioControls }) {
  return (
    <div className={styles.speed}>
      <Select
        aria-label="Kecepatan"
        value={audio.speed}
        onChange={(event) => audio.setSpeed(Number(event.target.value))}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed.toLocaleString('id-ID')}×
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Keys of common players; those with a modifier, and those typed into the speed list, pass. */
function pressKey(event: KeyboardEvent, audio: AudioControls) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLSelectElement) return;
  const key = event.key.toLowerCase();
  if (key === 'k') audio.toggle();
  else if (key === 'j') audio.skip(BACK);
  else if (key === 'l') audio.skip(FORWARD);
}
