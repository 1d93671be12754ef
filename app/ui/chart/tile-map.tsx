import { MAP_COLUMNS, MAP_ROWS, type ProvinceTile, provinceTile } from './provinces';
import { type Datum, quantileClass } from './scale';
import styles from './tile-map.module.css';

const CLASSES = 4;
const CLASS_STYLES = [styles.class0, styles.class1, styles.class2, styles.class3];
/** A tile's side and the distance from one to the next, in units of the drawing. */
const SIDE = 22;
const PITCH = 24;

interface TileMapProps {
  /** Values by province name; names that are no province are left out. */
  data: readonly Datum[];
  /** What assistive technology hears in the drawing's place. */
  label: string;
  /** The names of the legend's ends. */
  legend?: { low: string; high: string };
  /** A province that is outlined. */
  selected?: string | undefined;
}

/** A square for each province, the darker the more: a quarter of the provinces in each shade. */
export function TileMap({ data, label, legend, selected }: TileMapProps) {
  const classOf = quantileClass(
    data.map(({ value }) => value),
    CLASSES,
  );
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${MAP_COLUMNS * PITCH} ${MAP_ROWS * PITCH}`}
        className={styles.map}
      >
        {data.map(({ label: name, value }) => {
          const tile = provinceTile(name);
          if (!tile) return null;
          return (
            <Tile
              key={tile.code}
              tile={tile}
              className={CLASS_STYLES[classOf(value)]}
              isSelected={name === selected}
            />
          );
        })}
      </svg>
      {legend && (
        <p aria-hidden="true" className={styles.legend}>
          {legend.low}
          {CLASS_STYLES.map((name) => (
            <svg key={name} aria-hidden="true" width="20" height="12">
              <rect width="20" height="12" rx="3" className={name} />
            </svg>
          ))}
          {legend.high}
        </p>
      )}
    </div>
  );
}

interface TileProps {
  tile: ProvinceTile;
  className: string | undefined;
  isSelected: boolean;
}

function Tile({ tile: { code, column, row }, className, isSelected }: TileProps) {
  return (
    <g className={className} transform={`translate(${column * PITCH + 1} ${row * PITCH + 1})`}>
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
