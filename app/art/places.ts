/** The second way of drawing each place: what one sees from within it rather than from afar. */
import { hut, type Land, type Place, palm, ridge } from './land';
import { box, d, disc, fill, oval, stroke } from './svg';

/** A street of shop houses under trees, a dome behind them. */
function city(land: Land): string {
  const { width: w, height: h, s, roll, at } = land;
  const wide = h * 0.3;
  const dome = w * roll.between(0.3, 0.7);
  const houses = Array.from({ length: Math.ceil(w / wide) }, (_, index) => {
    const x = index * wide;
    const top = h * roll.between(0.44, 0.54);
    const colour = [s.face, s.second, s.paper][(index + roll.below(2)) % 3] ?? s.face;
    const window = (left: number) =>
      box(x + wide * left, top + h * 0.08, wide * 0.2, h * 0.1, s.deep, 3);
    return (
      box(x, top, wide - 3, h * 0.9 - top, colour) +
      fill(
        d`M${x - 4} ${top}l${wide * 0.16} ${-h * 0.07}h${wide * 0.68}l${wide * 0.16} ${h * 0.07}Z`,
        s.edge,
      ) +
      window(0.16) +
      window(0.6) +
      fill(
        d`M${x} ${h * 0.7}h${wide - 3}l6 ${h * 0.05}h${-wide - 9}Z`,
        index % 2 ? s.spark : s.soft,
      ) +
      box(x + wide * 0.3, h * 0.76, wide * 0.4, h * 0.14, s.deep)
    );
  }).join('');
  return (
    box(dome - h * 0.12, h * 0.3, h * 0.24, h * 0.3, at(0.3)) +
    disc(dome, h * 0.32, h * 0.13, at(0.3)) +
    stroke(
      d`M${dome} ${h * 0.2}V${h * 0.12}M${dome + h * 0.24} ${h * 0.6}V${h * 0.18}`,
      at(0.3),
      h * 0.02,
    ) +
    houses +
    box(0, h * 0.88, w, h * 0.12, s.shade) +
    [0.12, 0.5, 0.88]
      .map(
        (part) =>
          stroke(d`M${w * part} ${h * 0.94}V${h * 0.66}`, s.deep, 6) +
          disc(w * part, h * 0.6, h * 0.11, at(0.95)),
      )
      .join('')
  );
}

/** Houses on stilts at the water, a boat drawn up before them. */
function harbour(land: Land): string {
  const { width: w, height: h, s, roll, at } = land;
  const house = (x: number, size: number, colour: string) =>
    stroke(
      d`M${x - size * 0.4} ${h * 0.66}V${h * 0.8}M${x} ${h * 0.66}V${h * 0.8}M${x + size * 0.4} ${h * 0.66}V${h * 0.8}`,
      s.deep,
      5,
    ) +
    box(x - size * 0.5, h * 0.66 - size * 0.5, size, size * 0.5, colour) +
    box(x - size * 0.12, h * 0.66 - size * 0.34, size * 0.24, size * 0.34, s.deep) +
    fill(
      d`M${x - size * 0.66} ${h * 0.66 - size * 0.46}L${x} ${h * 0.66 - size * 1.05}L${x + size * 0.66} ${h * 0.66 - size * 0.46}Z`,
      s.edge,
    );
  const boat = w * roll.between(0.35, 0.6);
  const k = h / 300;
  return (
    fill(ridge(land, 0.5, 0.1, 6), at(0.22)) +
    box(0, h * 0.62, w, h * 0.38, at(0.55)) +
    house(w * 0.16, h * 0.26, s.paper) +
    house(w * 0.5, h * 0.22, s.second) +
    house(w * 0.84, h * 0.28, s.face) +
    box(0, h * 0.66, w, 7, s.deep) +
    fill(
      d`M${boat - 110 * k} ${h * 0.84}Q${boat} ${h * 0.92} ${boat + 116 * k} ${h * 0.8}Q${boat + 70 * k} ${h * 0.96} ${boat + 40 * k} ${h * 0.96}H${boat - 50 * k}Q${boat - 90 * k} ${h * 0.94} ${boat - 110 * k} ${h * 0.84}Z`,
      s.spark,
    ) +
    stroke(
      d`M${w * 0.06} ${h * 0.9}q14-8 28 0t28 0M${w * 0.8} ${h * 0.94}q14-8 28 0t28 0`,
      s.soft,
      4,
    )
  );
}

/** A lake between hills, with pines on its shore. */
function volcano(land: Land): string {
  const { width: w, height: h, s, roll, at } = land;
  const pine = (x: number, foot: number, size: number) =>
    box(x - size * 0.05, foot - size * 0.2, size * 0.1, size * 0.2, s.deep) +
    [0, 1, 2]
      .map((level) => {
        const y = foot - size * (0.16 + level * 0.26);
        const half = size * (0.32 - level * 0.07);
        return fill(
          d`M${x - half} ${y}h${half * 2}L${x} ${y - size * 0.38}Z`,
          level === 1 ? at(0.8) : s.edge,
        );
      })
      .join('');
  const boat = w * roll.between(0.4, 0.6);
  return (
    fill(ridge(land, 0.36, 0.13, 7), at(0.16)) +
    fill(ridge(land, 0.48, 0.1, 6), at(0.34)) +
    fill(ridge(land, 0.58, 0.05, 6), at(0.55)) +
    box(0, h * 0.64, w, h * 0.36, s.soft) +
    stroke(
      d`M${w * 0.2} ${h * 0.72}h${w * 0.2}M${w * 0.55} ${h * 0.7}h${w * 0.16}M${w * 0.4} ${h * 0.86}h${w * 0.22}`,
      s.paper,
      4,
    ) +
    fill(d`M${boat - 60} ${h * 0.78}h120q-14 24-32 24h-56q-18 0-32-24Z`, s.second) +
    disc(boat, h * 0.7, 10, s.deep) +
    fill(d`M${boat - 16} ${h * 0.78}q2-22 16-22t16 22Z`, s.spark) +
    [0.05, 0.15, 0.82, 0.93]
      .map((part, index) => pine(w * part, h * (1.02 - (index % 2) * 0.06), h * 0.56))
      .join('')
  );
}

/** Rows of a field that run to the horizon, a hut beside them. */
function rice(land: Land): string {
  const { width: w, height: h, s, roll, at } = land;
  const eye = w * roll.between(0.4, 0.6);
  const rows = Array.from({ length: 9 }, (_, index) => {
    const x = w * (-0.6 + index * 0.27);
    return fill(d`M${eye} ${h * 0.54}L${x} ${h}h${w * 0.13}Z`, index % 2 ? s.second : s.soft);
  }).join('');
  return (
    fill(ridge(land, 0.46, 0.1, 6), at(0.22)) +
    box(0, h * 0.54, w, h * 0.46, s.face) +
    rows +
    hut(land, w * 0.2, h * 0.52, h * 0.16) +
    palm(land, w * 0.86, h * 0.7, h * 0.44) +
    oval(w * 0.62, h * 0.84, 26, 9, s.spark) +
    fill(d`M${w * 0.62 - 20} ${h * 0.96}q2-34 20-34t20 34Z`, s.deep) +
    disc(w * 0.62, h * 0.82, 9, s.spark)
  );
}

export const SECOND_PLACES: Readonly<Record<Place, (land: Land) => string>> = {
  volcano,
  harbour,
  rice,
  city,
};
