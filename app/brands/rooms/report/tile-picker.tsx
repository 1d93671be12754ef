import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../../../ui/cx';
import { Option } from '../../../ui/one-of';
import { ARROWS, spotAhead } from './direction';
import styles from './tile-picker.module.css';

/** A place on a tile map. */
export interface Tile {
  /** Its whole name, by which it is chosen. */
  readonly name: string;
  readonly code: string;
  /** What stands below the code, and on wide maps in the code's place. */
  readonly note: string;
  readonly label?: string;
  /** What is said of it aloud after its name: "1.204 peserta". */
  readonly words: string;
  /** How much of the map's colour it has, in per cent; 0 is an empty frame. */
  readonly tone: number;
  /** `row / column` of a grid, on wide screens and on narrow ones. */
  readonly at: string;
  readonly narrow?: string;
}

interface TilePickerProps {
  /** Of the map, and of the list that chooses the same. */
  legend: string;
  listLabel: string;
  tiles: readonly Tile[];
  chosen: string;
  onChoose(name: string): void;
  className?: string | undefined;
  /** What else the map is set by, beside the list. */
  children?: ReactNode;
}

/** From this tone on, words on a tile take the colour that fits the brand's own. */
const DARK = 80;

/**
 * A map of equal tiles of which one is chosen: by press, by the arrow keys in the direction they
 * point, or from a list of names.
 */
export function TilePicker(props: TilePickerProps) {
  const { legend, listLabel, tiles, chosen, onChoose, className, children } = props;
  const id = useId();
  return (
    <div>
      <div className={styles.list}>
        {children}
        <p>
          <label htmlFor={id}>{listLabel}</label>
          <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
            {tiles.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </p>
      </div>
      <fieldset className={cx(styles.map, className)} onKeyDown={walk}>
        <legend className={styles.legend}>{legend}</legend>
        {tiles.map((tile) => (
          <Square
            key={tile.name}
            tile={tile}
            group={`${id}t`}
            isChosen={tile.name === chosen}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
    </div>
  );
}

function radiosOf(map: Element): HTMLInputElement[] {
  return [...map.querySelectorAll('input')];
}

/** An arrow goes to the tile that is seen there, not to the next of the list. */
function walk(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = ARROWS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const radios = radiosOf(event.currentTarget);
  const spots = radios.map((radio) => {
    const { left, top } = radio.getBoundingClientRect();
    return { x: left, y: top };
  });
  const from = radios.findIndex((radio) => radio.checked);
  const next = radios[spotAhead(spots, from, step)];
  next?.focus();
  next?.click();
}

interface SquareProps {
  tile: Tile;
  /** The radios' common name. */
  group: string;
  isChosen: boolean;
  onChoose(name: string): void;
}

function Square({ tile, group, isChosen, onChoose }: SquareProps) {
  const { name, code, note, label, words, tone, at, narrow = at } = tile;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--at': at,
    '--narrow': narrow,
    '--tone': `${tone}%`,
  };
  return (
    <Option
      name={group}
      value={name}
      isChosen={isChosen}
      onChoose={() => onChoose(name)}
      label={`${name}, ${words}`}
      className={cx(styles.tile, tone === 0 && styles.empty, tone >= DARK && styles.dark)}
      style={style}
    >
      <b aria-hidden="true" className={label === undefined ? undefined : styles.code}>
        {code}
      </b>
      {label !== undefined && (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      )}
      <span aria-hidden="true" className={styles.note}>
        {note}
      </span>
    </Option>
  );
}
