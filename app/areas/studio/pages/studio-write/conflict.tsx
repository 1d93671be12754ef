import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ActionRow } from '../../../../ui/container';
import { Notice } from '../../../../ui/feedback';
import { OneOf } from '../../../../ui/one-of';
import { MomentText } from '../../../../ui/value';
import { type Choices, type Difference, differencesOf, type Versions } from '../../differences';
import type { Side } from '../../merge';
import styles from './conflict.module.css';

interface ConflictProps {
  versions: Versions;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Takes over what was chosen of each place; it is looked through before it is sent. */
  onMerge: (choices: Choices) => void;
}

/**
 * Somebody else has saved meanwhile: who and when, and where the versions differ. Of each place one side is
 * chosen, first the one that has changed it.
 */
export function Conflict({ versions, onKeepMine, onTakeTheirs, onMerge }: ConflictProps) {
  const { theirs } = versions;
  const [differences] = useState(() => differencesOf(versions));
  const [choices, setChoices] = useState(() => suggestedOf(differences));
  const places = differences.filter(({ kind }) => kind === 'differs').length;
  return (
    <section aria-label="Dua versi" className={styles.conflict}>
      <Notice tone="warning">
        <p>
          {theirs.updatedBy || 'Orang lain'} menyimpan tulisan ini lebih dulu,{' '}
          <MomentText value={theirs.updatedAt} />. Tulisanmu belum terkirim dan tidak hilang. Ada{' '}
          {places} tempat yang berbeda: pilih versi mana yang dipakai di tiap tempat.
        </p>
      </Notice>
      <Card>
        <ul className={styles.parts}>
          {differences.map((one, at) => (
            <li key={one.kind === 'differs' ? one.key : `same ${at}`}>
              {one.kind === 'same' ? (
                <p className={styles.same}>{shortened(one.lines)}</p>
              ) : (
                <OneOf
                  legend={one.label}
                  options={[
                    ['mine', <Face key="mine" side="mine" text={one.mine} />],
                    ['theirs', <Face key="theirs" side="theirs" text={one.theirs} />],
                  ]}
                  chosen={choices[one.key] ?? 'mine'}
                  onChoose={(side) => setChoices((now) => ({ ...now, [one.key]: side }))}
                  className={styles.place}
                  optionClass={styles.side}
                />
              )}
            </li>
          ))}
        </ul>
        <ActionRow>
          <Button onClick={() => onMerge(choices)}>Pakai pilihan ini</Button>
          <Button variant="secondary" onClick={onKeepMine}>
            Pakai tulisanku
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Pakai yang tersimpan
          </Button>
        </ActionRow>
      </Card>
    </section>
  );
}

function suggestedOf(differences: readonly Difference[]): Choices {
  return Object.fromEntries(
    differences.flatMap((one) => (one.kind === 'differs' ? [[one.key, one.suggested]] : [])),
  );
}

function Face({ side, text }: { side: Side; text: string }) {
  const shown = text === '' ? <em>Tidak ada</em> : text;
  return (
    <>
      <span className={styles.whose}>{side === 'mine' ? 'Tulisanmu' : 'Tersimpan'}</span>
      {side === 'mine' ? <ins>{shown}</ins> : <del>{shown}</del>}
    </>
  );
}

/** Of what both share only where it begins and ends. */
function shortened(lines: readonly string[]): string {
  const [first = ''] = lines;
  if (lines.length <= 2) return lines.join('\n');
  return `${first}\n… ${lines.length - 2} bagian yang sama …\n${lines.at(-1)}`;
}
