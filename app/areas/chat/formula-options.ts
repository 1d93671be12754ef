/**
 * How formulas are read. What TeX could do beyond them (links, classes) is not trusted; sizes are
 * bounded, in ems and in points, since a rule of thousands would cover the page; so are macros that
 * write themselves.
 */
import type { Options } from 'temml';

/** The largest size of a formula's own, in ems and in points. */
export const LARGEST: [ems: number, points: number] = [20, 200];

/** Throws at what cannot be read. */
export function formulaOptions(isDisplay: boolean): Options {
  return {
    displayMode: isDisplay,
    throwOnError: true,
    trust: false,
    maxSize: LARGEST,
    maxExpand: 500,
  };
}
