/** Classes as points: hours of learning to the right, rupiah upwards. */
import type { ClassItem, ClassLevel } from '../../api/class';
import { hasPrice, type PricedClass } from '../../sections/classes/class-prices';

/** What stands upright: the price of a class, or of an hour of it. */
export type Measure = 'price' | 'rate';

/** An axis from 0 to `top`. */
export interface Scale {
  readonly top: number;
  readonly ticks: readonly number[];
}

/** A class in the plot; `x` and `y` are parts of the axes, 0 to 1. */
export interface Point {
  readonly item: PricedClass;
  /** Its place among all classes, whichever are shown. */
  readonly number: number;
  /** Rupiah, by the measure. */
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

/** More than these nobody could tell apart. */
const MOST = 40;
/** How near two points may come, as parts of the axes of a phone's plot. */
const NEAR = { x: 0.09, y: 0.065 };
const STEPS = [1, 2, 2.5, 5, 10];

/** An axis on which the values fit, with about four round steps. */
export function scaleOf(values: readonly number[]): Scale {
  const largest = Math.max(0, ...values.filter(Number.isFinite));
  if (largest === 0) return { top: 1, ticks: [0, 1] };
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  const step = (STEPS.find((size) => size * power * 4 >= largest) ?? 10) * power;
  const count = Math.ceil(largest / step);
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) };
}

/** Classes of a level, or of all for "", on axes that fit them. */
export function plotOf(items: readonly ClassItem[], level: ClassLevel | '', measure: Measure) {
  const shown = items
    .filter(hasPrice)
    .filter(({ durationHours, isEnded }) => durationHours > 0 && !isEnded)
    .sort((a, b) => a.durationHours - b.durationHours || a.price - b.price)
    .slice(0, MOST)
    .map((item, index) => ({
      item,
      number: index + 1,
      value: measure === 'price' ? item.price : Math.round(item.price / item.durationHours),
    }))
    .filter(({ item }) => level === '' || item.level === level);
  const hours = scaleOf(shown.map(({ item }) => item.durationHours));
  const rupiah = scaleOf(shown.map(({ value }) => value));
  const points = shown.map((point) => ({
    ...point,
    x: point.item.durationHours / hours.top,
    y: point.value / rupiah.top,
  }));
  return { points: apart(points), hours, rupiah, average: averageOf(shown, measure) };
}

/** What an hour costs on average, in rupiah, and how high that stands at an hour of the flat axis. */
function averageOf(shown: readonly Pick<Point, 'item'>[], measure: Measure) {
  const sum = (of: (item: PricedClass) => number) =>
    shown.reduce((all, { item }) => all + of(item), 0);
  const hours = sum(({ durationHours }) => durationHours);
  const rate = hours > 0 ? Math.round(sum(({ price }) => price) / hours) : 0;
  const at = (hour: number) => (measure === 'price' ? rate * hour : rate);
  return { rate, at };
}

/** Points that would lie on each other, moved up and down by as little as they can be pressed with. */
export function apart(points: readonly Point[]): readonly Point[] {
  const heights = points.map(({ y }) => y);
  for (let round = 0; round < 12; round += 1) {
    for (let a = 0; a < points.length; a += 1) {
      for (let b = a + 1; b < points.length; b += 1) {
        if (Math.abs((points[a]?.x ?? 0) - (points[b]?.x ?? 0)) >= NEAR.x) continue;
        const [low, high] = (heights[a] ?? 0) <= (heights[b] ?? 0) ? [a, b] : [b, a];
        const missing = NEAR.y - ((heights[high] ?? 0) - (heights[low] ?? 0));
        if (missing <= 0.001) continue;
        // Who stands on an axis stays there: free is free.
        const share = heights[low] === 0 ? 0 : missing / 2;
        heights[low] = Math.max(0, (heights[low] ?? 0) - share);
        heights[high] = Math.min(1, (heights[high] ?? 0) + missing - share);
      }
    }
  }
  return points.map((point, index) => ({ ...point, y: heights[index] ?? point.y }));
}
