import { type ReactNode, useEffect, useRef } from 'react';
import type { Podcast } from '../../api/podcast';
import { usePageSet } from '../../router/page-table';
import { clock, spokenTime } from '../../sections/podcast/clock';
import { episodePath } from '../../sections/podcast/episode-path';
import { useAudio } from '../../sections/podcast/use-audio';
import { useMediaSession } from '../../sections/podcast/use-media-session';
import { usePlace } from '../../sections/podcast/use-place';
import { TitleLink } from '../../sections/posts/post-title';
import { Icon } from '../../ui/icon';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { Spinner } from '../../ui/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { waveOf, wavePath } from '../rooms/broadcast/wave';
import styles from './deck.module.css';

const BARS = 120;

/** What stands round the deck, whatever is in it. */
export function DeckFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.studio}>
      <h1 className={styles.station}>Suara orang yang masih mau belajar</h1>
      <PlainLine />
      {children}
    </div>
  );
}

/** One episode, ready to be played: its sound is the whole width, and can be pressed anywhere. */
export function Deck({ episode, begins }: { episode: Podcast; begins: boolean }) {
  const audio = useAudio();
  const has = usePageSet();
  usePlace(audio, episode.id);
  useMediaSession(audio, episode);
  const start = useRef(begins ? audio.toggle : null);
  useEffect(() => {
    start.current?.();
    start.current = null;
  }, []);
  const length = audio.length || episode.durationSeconds;
  const to = episodePath(episode, has);
  return (
    <section className={styles.deck} aria-label="Pemutar">
      {/* biome-ignore lint/a11y/useMediaCaption: the episode's page offers what is said in writing. */}
      <audio ref={audio.ref} src={episode.audio} preload="none" />
      <div className={styles.top}>
        <button
          type="button"
          className={styles.play}
          aria-label={audio.isPlaying ? 'Jeda' : 'Putar'}
          onClick={audio.toggle}
        >
          {audio.isWaiting ? (
            <Spinner label="Memuat rekaman" />
          ) : (
            <Icon name={audio.isPlaying ? 'pause' : 'play'} size={44} />
          )}
        </button>
        <div className={styles.words}>
          <p className={styles.over}>
            {episode.episode > 0 && <>Episode {episode.episode}, </>}
            {episode.category.name}
          </p>
          <h2 className={styles.title}>
            <TitleLink title={episode.title} to={to} />
          </h2>
          <p className={styles.summary}>{episode.summary}</p>
        </div>
      </div>
      <Wave seed={episode.slug} length={length} time={audio.time} onSeek={audio.seek} />
      <p className={styles.clock}>
        <span>{clock(audio.time)}</span>
        <span>{episode.speakers.join(' & ')}</span>
        <span>{clock(length)}</span>
      </p>
      <p role="status" className={styles.said}>
        {audio.hasFailed ? (
          'Rekaman ini belum bisa diputar. Coba tekan putar sekali lagi.'
        ) : (
          <VisuallyHidden>{audio.isPlaying ? `Memutar ${episode.title}` : ''}</VisuallyHidden>
        )}
      </p>
      <ScriptNote />
    </section>
  );
}

interface WaveProps {
  seed: string;
  length: number;
  time: number;
  onSeek(to: number): void;
}

function Wave({ seed, length, time, onSeek }: WaveProps) {
  const path = wavePath(waveOf(seed, BARS));
  const heard = length > 0 ? Math.min(1, time / length) : 0;
  return (
    <div className={styles.wave}>
      <svg viewBox={`0 0 ${BARS} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} className={styles.rest} />
        <path
          d={path}
          className={styles.heard}
          style={{ clipPath: `inset(0 ${100 - heard * 100}% 0 0)` }}
        />
      </svg>
      <input
        type="range"
        aria-label="Posisi rekaman"
        aria-valuetext={`${spokenTime(time)} dari ${spokenTime(length)}`}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(time)}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
    </div>
  );
}
