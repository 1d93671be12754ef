import { formatNumber } from '../format';
import {
  MAP_COLUMNS,
  MAP_ROWS,
  PROVINCE_TILES,
  type ProvinceTile,
  provinceTile,
} from './provinces';
import { type Datum, quantileClasses, type ValueClass } from './scale';
import styles from './tile-map.module.css';

const SHADES = [styles.shade0, styles.shade1, styles.shade2, styles.shade3];
/** Which shades tell so many classes apart: the darkest only where there are enough to lead up to it. */
const SHADES_OF: readonly (readonly number[])[] = [[], [1], [0, 2], [0, 1, 2], [0, 1, 2, 3]];
/** A tile's side and the distance from one to the next, in units of the drawing. */
const SIDE = 22;
const PITCH = 24;

interface TileMapProps {
  /** Values by province name; names that are no province are left out. */
  data: readonly Datum[];
  /** What assistive technology hears in the drawing's place; the values stand beside it as text. */
  label: string;
  /** What is counted, as the legend's title: "Sekolah per provinsi". */
  measure: string;
  /** A province that is outlined. */
  selected?: string | undefined;
}

/**
 * A square for each province, the darker the more: each shade has about as many provinces, and the
 * legend says which values it stands for. A province without a value is empty.
 */
export function TileMap({ data, label, measure, selected }: TileMapProps) {
  const known = new Map<string, Datum>();
  for (const datum of data) {
    const tile = provinceTile(datum.label);
    if (tile && datum.value > 0) known.set(tile.code, datum);
  }
  const classes = quantileClasses(
    [...known.values()].map(({ value }) => value),
    SHADES.length,
  );
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${MAP_COLUMNS * PITCH} ${MAP_ROWS * PITCH}`}
        className={styles.map}
      >
        {PROVINCE_TILES.map((tile) => {
          const datum = known.get(tile.code);
          return (
            <Tile
              key={tile.code}
              tile={tile}
              text={datum && `${datum.label}: ${formatNumber(datum.value)}`}
              className={datum ? shadeOf(datum.value, classes) : styles.empty}
              isSelected={datum !== undefined && datum.label === selected}
            />
          );
        })}
      </svg>
      <Legend measure={measure} classes={classes} hasEmpty={known.size < PROVINCE_TILES.length} />
    </div>
  );
}

function shadeOf(value: number, classes: readonly ValueClass[]): string | undefined {
  const place = classes.findIndex(({ to }) => value <= to);
  return SHADES[SHADES_OF[classes.length]?.[place] ?? 0];
}

interface LegendProps {
  measure: string;
  classes: readonly ValueClass[];
  hasEmpty: boolean;
}

function Legend({ measure, classes, hasEmpty }: LegendProps) {
  return (
    <div aria-hidden="true" className={styles.legend}>
      <span>{measure}</span>
      {hasEmpty && <Key className={styles.empty} text="0" />}
      {classes.map((one) => (
        <Key key={one.from} className={shadeOf(one.from, classes)} text={rangeText(one)} />
      ))}
    </div>
  );
}

function Key({ className, text }: { className: string | undefined; text: string }) {
  return (
    <span className={styles.key}>
      <svg aria-hidden="true" width="20" height="12">
        <rect x="0.5" y="0.5" width="19" height="11" rx="3" className={className} />
      </svg>
      {text}
    </span>
  );
}

function rangeText({ from, to }: ValueClass): string {
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}

interface TileProps {
  tile: ProvinceTile;
  /** Shown when the pointer rests on it. */
  text: string | undefined;
  className: string | undefined;
  isSelected: boolean;
}

function Tile({ tile: { code, column, row }, text, className, isSelected }: TileProps) {
  return (
    <g className={className} transform={`translate(${column * PITCH + 1} ${row * PITCH + 1})`}>
      {text && <title>{text}</title>}
      <rect
        width={SIDE}
        height={SIDE}
        rx="5"
        className={isSelected ? styles.selected : undefined}
      />
      <text x={SIDE / 2} y={SIDE / 2} className={styles.code}>
        {code}
      </text>
    </g>
  );
}
