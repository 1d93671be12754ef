import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../../core/app-context';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './game.module.css';
import { createPainter, type Painter } from './paint';
import { type Feel, jump, KEPT_FEEL, type Run, readFeel, scoreOf, start, step } from './run';

interface GameProps {
  best: number;
  /** Told the points of every run that is over. */
  onScore(points: number): void;
}

/** One turn for who wants no motion: so many moments go by at once, unseen. */
const TURN_MOMENTS = 12;
const MOMENT = 1 / 60;

const JUMPS: ReadonlySet<string> = new Set([' ', 'Enter', 'ArrowUp']);

/** The game in its window. It stands still when nobody looks, and goes by turns where motion is unwanted. */
export default function Game(props: GameProps) {
  const [byTurns] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const game = useGame(props, byTurns);
  const pad = useRef<HTMLButtonElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const isOver = game.result !== null;
  useEffect(() => {
    const next = isOver ? over.current?.querySelector('button') : pad.current;
    next?.focus({ preventScroll: true });
  }, [isOver]);

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, repeat } = event;
    if (isOver) return;
    if (!byTurns && (key === 'p' || key === 'Escape')) game.setPaused(!game.isPaused);
    if (key === 'ArrowRight' && byTurns) game.turn();
    if (!JUMPS.has(key)) return;
    event.preventDefault();
    if (!repeat) game.leap();
  };
  const togglePause = () => {
    game.setPaused(!game.isPaused);
    if (game.isPaused) pad.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={pad}
        type="button"
        className={styles.pad}
        disabled={isOver}
        onPointerDown={game.leap}
        onKeyDown={press}
      >
        <VisuallyHidden>Lompat</VisuallyHidden>
        <Screen onPainter={game.setPainter} />
      </button>
      {!isOver && (
        <div className={styles.tools}>
          {byTurns ? (
            <Button variant="secondary" size="small" onClick={game.turn}>
              Maju selangkah
            </Button>
          ) : (
            <PauseButton isPaused={game.isPaused} onPress={togglePause} />
          )}
        </div>
      )}
      <div ref={over} className={styles.over}>
        <div role="status">
          {game.result && <Score {...game.result} />}
          {game.isPaused && !isOver && <p>Dijeda.</p>}
        </div>
        {isOver && (
          <Button size="large" icon="refresh" onClick={game.again}>
            Main lagi
          </Button>
        )}
      </div>
    </>
  );
}

interface Result {
  readonly points: number;
  readonly isBest: boolean;
}

/** One run after the other: how it goes on, and what has come of it. */
function useGame({ best, onScore }: GameProps, byTurns: boolean) {
  const { work } = useApp();
  const [feel, setFeel] = useState(() => readFeel(work.get(KEPT_FEEL)));
  const [isPaused, setPaused] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [painter, setPainter] = useState<Painter | null>(null);
  const run = useRef(start);
  const isOver = result !== null;

  const end = () => {
    const points = scoreOf(run.current);
    setResult({ points, isBest: points > best });
    onScore(points);
  };
  useFrames(painter, run, { feel, isOn: !byTurns && !isPaused && !isOver, onOver: end });
  usePauseAway(!byTurns, setPaused);

  const turn = () => {
    for (let moment = 0; moment < TURN_MOMENTS; moment += 1) {
      run.current = step(run.current, MOMENT, feel, Math.random);
    }
    painter?.paint(run.current);
    if (run.current.isOver) end();
  };
  const leap = () => {
    if (isOver) return;
    if (isPaused) return setPaused(false);
    run.current = jump(run.current, feel);
    if (byTurns) turn();
  };
  const again = () => {
    run.current = start;
    // What was set at the workbench meanwhile.
    setFeel(readFeel(work.get(KEPT_FEEL)));
    setPaused(false);
    setResult(null);
  };
  return { isPaused, setPaused, result, setPainter, turn, leap, again };
}

function PauseButton({ isPaused, onPress }: { isPaused: boolean; onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" icon={isPaused ? 'play' : 'pause'} onClick={onPress}>
      {isPaused ? 'Lanjut' : 'Jeda'}
    </Button>
  );
}

function Score({ points, isBest }: Result) {
  return (
    <p>
      Kena! Skor {points}.{' '}
      {isBest
        ? 'Rekor baru di peramban ini.'
        : 'Salahmu atau salah gimnya? Itu bahan kelas Selasa.'}
    </p>
  );
}

/** The canvas; it does not render again. */
const Screen = memo(function Screen({ onPainter }: { onPainter(painter: Painter | null): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) onPainter(createPainter(canvas.current));
    return () => onPainter(null);
  }, [onPainter]);
  return <canvas ref={canvas} className={styles.canvas} />;
});

interface Frames {
  feel: Feel;
  isOn: boolean;
  onOver(): void;
}

/** Moves and draws with the screen's frames while it is on; what stands still is drawn once. */
function useFrames(painter: Painter | null, run: RefObject<Run>, { feel, isOn, onOver }: Frames) {
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (painter === null) return;
    let frame = 0;
    let before = performance.now();
    const show = (now: number) => {
      run.current = step(run.current, Math.max(0, now - before) / 1000, feel, Math.random);
      before = now;
      painter.paint(run.current);
      if (run.current.isOver) over.current();
      else frame = requestAnimationFrame(show);
    };
    painter.paint(run.current);
    if (isOn) frame = requestAnimationFrame(show);
    const resized = new ResizeObserver(() => painter.paint(run.current));
    resized.observe(painter.canvas);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  }, [painter, run, feel, isOn]);
}

/** Stops a game that runs by itself when the window or the tab is left. */
function usePauseAway(runs: boolean, setPaused: (isPaused: boolean) => void) {
  useEffect(() => {
    if (!runs) return;
    const leave = () => setPaused(true);
    addEventListener('blur', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('blur', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [runs, setPaused]);
}
