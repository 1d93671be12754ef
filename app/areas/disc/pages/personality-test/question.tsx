import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { items, type Scale } from '../../../../sections/disc/items';
import {
  choose,
  isComplete,
  NOTHING,
  type Pick,
  shownOrder,
} from '../../../../sections/disc/scoring';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/feedback';
import styles from './question.module.css';

interface QuestionProps {
  index: number;
  pick: Pick | undefined;
  onPick: (pick: Pick) => void;
  onBack: () => void;
  onNext: () => void;
}

/** One item: four statements with a choice of most and of least; Enter goes on. */
export function Question({ index, pick = NOTHING, onPick, onBack, onNext }: QuestionProps) {
  const [isRefused, setRefused] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isComplete(pick)) onNext();
    else setRefused(true);
  };
  const isLast = index === items.length - 1;
  return (
    <form method="post" onSubmit={submit} className={styles.form}>
      <label className={styles.progress}>
        <span>
          Pertanyaan {index + 1} dari {items.length}
        </span>
        <progress max={items.length} value={index + (isComplete(pick) ? 1 : 0)} />
      </label>
      <h2 ref={title} tabIndex={-1} id="pernyataan" className={styles.title}>
        Mana yang paling dan paling tidak seperti kamu?
      </h2>
      <Statements index={index} pick={pick} onPick={onPick} />
      {isRefused && !isComplete(pick) && (
        <Notice tone="danger">
          Pilih satu pernyataan yang paling, dan satu yang paling tidak seperti kamu.
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" icon="arrow-left" onClick={onBack}>
          {index === 0 ? 'Ke pembuka' : 'Sebelumnya'}
        </Button>
        <Button type="submit" size="large" iconEnd={isLast ? 'check' : 'arrow-right'}>
          {isLast ? 'Lihat hasil' : 'Lanjut'}
        </Button>
      </div>
    </form>
  );
}

type StatementsProps = PickProps & { index: number };
type PickProps = { pick: Pick; onPick: (pick: Pick) => void };

function Statements({ index, pick, onPick }: StatementsProps) {
  const item = items[index];
  if (item === undefined) return null;
  return (
    <table className={styles.table} aria-labelledby="pernyataan">
      <thead>
        <tr>
          <th scope="col">Paling</th>
          <th scope="col" className={styles.statement}>
            Pernyataan
          </th>
          <th scope="col">Paling tidak</th>
        </tr>
      </thead>
      <tbody>
        {shownOrder(index).map((scale) => (
          <tr key={scale}>
            <Choice side="most" scale={scale} text={item[scale]} pick={pick} onPick={onPick} />
            <th scope="row" className={styles.statement}>
              {item[scale]}
            </th>
            <Choice side="least" scale={scale} text={item[scale]} pick={pick} onPick={onPick} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChoiceProps = PickProps & { side: 'most' | 'least'; scale: Scale; text: string };

const SIDES = { most: 'Paling seperti aku', least: 'Paling tidak seperti aku' };

function Choice({ side, scale, text, pick, onPick }: ChoiceProps) {
  return (
    <td className={styles.choice}>
      <label>
        <input
          type="radio"
          name={side}
          value={scale}
          checked={pick[side] === scale}
          aria-label={`${SIDES[side]}: ${text}`}
          onChange={() => onPick(choose(pick, side, scale))}
        />
      </label>
    </td>
  );
}
