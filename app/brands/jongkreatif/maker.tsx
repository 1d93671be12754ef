import { useRef, useState } from 'react';
import { browserOnly, loadChunk } from '../../router/chunk-guard';
import { Button } from '../../ui/button';
import { OneOf } from '../../ui/one-of';
import { ScriptNote } from '../../ui/script-note';
import { type Manner, setPoster } from '../rooms/studio-wall/poster';
import { Printed } from '../rooms/studio-wall/printed';
import { MOST, manners, type Print, planOf, prints } from './borrowed';
import styles from './maker.module.css';

const loadSaving = browserOnly(() => import('./save-poster'));

interface MakerProps {
  words: readonly string[];
  onClear(): void;
}

/** The press: the borrowed words in the chosen colours on the chosen grid. */
export function Maker({ words, onClear }: MakerProps) {
  const poster = useRef<SVGSVGElement>(null);
  const [print, setPrint] = useState<Print>(prints[0]);
  const [manner, setManner] = useState<Manner>('echo');
  const [shake, setShake] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const text = words.join(' ');
  const save = () => {
    const svg = poster.current;
    if (svg === null) return;
    loadChunk(loadSaving)
      .then(({ savePoster }) => savePoster(svg, `poster-${words.join('-')}`))
      .then(
        () => setFailed(false),
        () => setFailed(true),
      );
  };
  return (
    <section className={styles.maker} aria-label="Mesin poster">
      <div
        className={styles.sheet}
        role="img"
        aria-label={`Poster bertuliskan ${text || 'kosong'}`}
      >
        <Printed
          ref={poster}
          sheet={setPoster(planOf(words, manner, shake))}
          inks={print.inks.map((ink) => `var(${ink})`)}
          note="Dicetak di tembok Jong Kreatif"
        />
      </div>
      <div className={styles.desk}>
        <p role="status" className={styles.state}>
          {hasFailed ? 'Posternya belum bisa disimpan. Tekan sekali lagi.' : stateOf(words.length)}
        </p>
        <OneOf
          legend="Warna"
          options={prints.map((one) => [one.name, <Inks key={one.name} print={one} />] as const)}
          chosen={print.name}
          onChoose={(name) => setPrint(prints.find((one) => one.name === name) ?? prints[0])}
          className={styles.choices}
        />
        <OneOf
          legend="Kisi"
          options={manners}
          chosen={manner}
          onChoose={setManner}
          className={styles.choices}
        />
      </div>
      <div className={styles.press}>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            icon="refresh"
            onClick={() => setShake(shake + 1)}
          >
            Kocok
          </Button>
          {words.length > 0 && (
            <Button variant="ghost" size="small" onClick={onClear}>
              Kosongkan
            </Button>
          )}
        </div>
        <Button block onClick={save}>
          Unduh SVG
        </Button>
      </div>
      <ScriptNote />
    </section>
  );
}

/** A print's colours and its name. */
function Inks({ print: { name, inks } }: { print: Print }) {
  return (
    <>
      <span className={styles.inks} aria-hidden="true">
        {inks.map((ink) => (
          <span key={ink} style={{ background: `var(${ink})` }} />
        ))}
      </span>
      {name}
    </>
  );
}

function stateOf(count: number): string {
  if (count === 0) return 'Posternya kosong. Tekan kata mana saja di tembok.';
  if (count >= MOST) return 'Penuh. Kembalikan satu kata dulu.';
  return `${count} kata dipinjam, masih muat ${MOST - count}.`;
}
