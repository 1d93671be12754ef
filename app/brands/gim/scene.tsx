import { CAT_X } from './run';
import styles from './scene.module.css';
import {
  cat,
  cracker,
  crate,
  GROUND,
  gallon,
  HEIGHT,
  hills,
  moon,
  volcano,
  WIDTH,
} from './sprites';

/** Stars by place, so that they are the same everywhere. */
const stars = Array.from(
  { length: 34 },
  (_, at) => `M${(at * 97) % WIDTH} ${(at * at * 29) % 62}h1v1h-1z`,
).join('');

/** The screen before anybody plays, and all there is without scripts. */
export function Scene() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      shapeRendering="crispEdges"
      className={styles.scene}
      role="img"
      aria-label="Layar judul berpiksel: seekor kucing menghadapi peti, galon, dan kerupuk, di belakangnya gunung."
    >
      <path className={styles.star} d={stars} />
      <path className={styles.moon} d={moon} transform="translate(12 26)" />
      <path className={styles.far} d={volcano} transform={`translate(0 ${GROUND})`} />
      <path className={styles.near} d={hills} transform={`translate(0 ${GROUND})`} />
      <path className={styles.soil} d={`M0 ${GROUND}h${WIDTH}v${HEIGHT - GROUND}H0z`} />
      <path className={styles.grass} d={`M0 ${GROUND}h${WIDTH}v4H0z`} />
      <path className={styles.cat} d={cat} transform={`translate(${CAT_X} ${GROUND - 30})`} />
      <path className={styles.crate} d={crate} transform={`translate(74 ${GROUND - 12})`} />
      <path className={styles.cracker} d={cracker} transform={`translate(92 ${GROUND - 44})`} />
      <path className={styles.gallon} d={gallon} transform={`translate(150 ${GROUND - 18})`} />
      <path className={styles.crate} d={crate} transform={`translate(238 ${GROUND - 12})`} />
      <path className={styles.crate} d={crate} transform={`translate(252 ${GROUND - 12})`} />
      <path className={styles.cracker} d={cracker} transform={`translate(286 ${GROUND - 36})`} />
      <path className={styles.gallon} d={gallon} transform={`translate(344 ${GROUND - 18})`} />
    </svg>
  );
}
