import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { ScriptNote } from '../../ui/script-note';
import styles from './scene.module.css';
import { type Block, HEIGHT, levels, type Pose, WIDTH, walk } from './walk';

const BLOCKS: readonly { key: Block; label: string; sign: string }[] = [
  { key: 'maju', label: 'Maju', sign: '↑' },
  { key: 'lompat', label: 'Lompat', sign: '⤴' },
  { key: 'kiri', label: 'Belok kiri', sign: '↶' },
  { key: 'kanan', label: 'Belok kanan', sign: '↷' },
];

const ENDS = {
  star: 'Sampai! Kamu baru saja menulis program.',
  puddle: 'Cebur! Lihat lagi, di mana genangannya?',
  outside: 'Eh, Kiko keluar halaman. Hapus satu balok, coba lagi.',
  short: 'Belum sampai ke bintang. Tambah baloknya.',
  nothing: 'Kiko belum tahu harus apa. Taruh satu balok dulu, lalu jalankan.',
} as const;

const LIMIT = 10;
const STEP_MS = 420;

/** The yard: blocks are put one behind the other, then the cat walks them. */
export function Scene() {
  const [at, setAt] = useState(0);
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const [step, setStep] = useState<number | null>(null);
  const level = levels[at % levels.length];
  const { places, end } = level ? walk(level, blocks) : { places: [], end: 'short' as const };
  const isWalking = step !== null && step < places.length - 1;
  useEffect(() => {
    if (!isWalking) return;
    const timer = setTimeout(() => setStep((step ?? 0) + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isWalking, step]);
  if (!level) return null;
  const place = places[step ?? 0] ?? level.start;
  const isDone = step !== null && !isWalking;
  const outcome = blocks.length === 0 ? 'nothing' : end;
  const change = (next: readonly Block[]) => {
    setBlocks(next.slice(0, LIMIT));
    setStep(null);
  };
  const add = (block: Block) => change([...blocks, block]);
  return (
    <div className={styles.scene}>
      <Yard level={at} place={place} />
      <p role="status" className={styles.says}>
        {isDone ? ENDS[outcome] : `${level.title}: ${level.hint}`}
      </p>
      <fieldset className={styles.box}>
        <legend>Kotak balok</legend>
        {BLOCKS.map(({ key, label, sign }) => (
          <button
            key={key}
            type="button"
            draggable
            className={styles.block}
            data-block={key}
            data-each=""
            disabled={isWalking || blocks.length >= LIMIT}
            onClick={() => add(key)}
            onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', key)}
          >
            <span aria-hidden="true">{sign}</span> {label}
          </button>
        ))}
      </fieldset>
      <Strip blocks={blocks} isStill={isWalking} onDrop={add} onChange={change} />
      <div className={styles.actions}>
        <Button size="large" onClick={() => setStep(0)}>
          Jalankan
        </Button>
        {isDone && end === 'star' ? (
          <Button
            size="large"
            variant="secondary"
            onClick={() => {
              setAt(at + 1);
              change([]);
            }}
          >
            Halaman berikutnya
          </Button>
        ) : (
          <Button size="large" variant="ghost" disabled={isWalking} onClick={() => change([])}>
            Kosongkan
          </Button>
        )}
      </div>
      <ScriptNote />
    </div>
  );
}

interface StripProps {
  blocks: readonly Block[];
  isStill: boolean;
  onDrop(block: Block): void;
  onChange(blocks: readonly Block[]): void;
}

/** The program: dropped or pressed blocks in their order; a press takes one out. */
function Strip({ blocks, isStill, onDrop, onChange }: StripProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of several, the buttons are the other.
    <div
      className={styles.strip}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const key = event.dataTransfer.getData('text/plain');
        const block = BLOCKS.find((one) => one.key === key);
        if (block && !isStill) onDrop(block.key);
      }}
    >
      {blocks.length === 0 && <p>Tarik balok ke sini, atau tekan saja.</p>}
      <ol aria-label="Programmu">
        {blocks.map((key, index) => {
          const block = BLOCKS.find((one) => one.key === key);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a program may say the same twice.
            <li key={index}>
              <button
                type="button"
                className={styles.block}
                data-block={key}
                data-each=""
                disabled={isStill}
                aria-label={`${index + 1}. ${block?.label}, hapus`}
                onClick={() => onChange(blocks.filter((_, other) => other !== index))}
              >
                {block?.sign}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The field as a picture. */
function Yard({ level, place }: { level: number; place: Pose }) {
  const { star, puddles } = levels[level % levels.length] ?? { star: { x: 0, y: 0 }, puddles: [] };
  const cells = Array.from({ length: WIDTH * HEIGHT }, (_, index) => index);
  return (
    <svg
      viewBox={`0 0 ${WIDTH * 100} ${HEIGHT * 100}`}
      className={styles.yard}
      role="img"
      aria-label={`Kiko di kotak ${place.x + 1} dari kiri, baris ${place.y + 1}. Bintang di kotak ${star.x + 1}, baris ${star.y + 1}.`}
    >
      {cells.map((index) => {
        const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
        return (
          <rect
            key={index}
            className={(x + y) % 2 ? styles.grass : styles.lawn}
            x={x * 100}
            y={y * 100}
            width="100"
            height="100"
          />
        );
      })}
      {puddles.map((puddle) => {
        const [x = 0, y = 0] = puddle.split(',').map(Number);
        return (
          <ellipse
            key={puddle}
            className={styles.puddle}
            cx={x * 100 + 50}
            cy={y * 100 + 56}
            rx="40"
            ry="28"
          />
        );
      })}
      <path
        className={styles.star}
        transform={`translate(${star.x * 100 + 50} ${star.y * 100 + 50})`}
        d="M0-40 11-14 39-12 17 6 24 34 0 18-24 34-17 6-39-12-11-14Z"
      />
      <g
        className={styles.cat}
        style={{
          transform: `translate(${place.x * 100 + 50}px, ${place.y * 100 + 50}px) rotate(${place.facing * 90}deg)`,
        }}
      >
        <path className={styles.tail} d="M0 30q-34 14-26 34" />
        <ellipse className={styles.body} rx="26" ry="34" />
        <path className={styles.body} d="M-26-20-22-50-4-34H4L22-50 26-20Z" />
        <circle className={styles.eye} cx="-10" cy="-20" r="5" />
        <circle className={styles.eye} cx="10" cy="-20" r="5" />
        <path className={styles.nose} d="M-5-32h10l-5-7z" />
      </g>
    </svg>
  );
}
