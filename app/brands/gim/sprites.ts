/**
 * What is seen on the screen, drawn in squares: each a path of whole units, as SVG and a canvas both
 * take it.
 */

/** A drawing's path: rows of signs, of which `#` is filled. */
export function pathOf(rows: string): string {
  return rows
    .trim()
    .split('\n')
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}

/** A skyline over `width`, a step each `step` units; `heightOf` gives the height at a step. */
export function skyline(width: number, step: number, heightOf: (at: number) => number): string {
  const steps = Array.from({ length: Math.ceil(width / step) }, (_, at) => at);
  return `M0 0${steps.map((at) => `V-${Math.round(heightOf(at))}h${step}`).join('')}V0z`;
}

/** The height of everything; the ground's edge lies GROUND below the top. */
export const HEIGHT = 128;
export const GROUND = 104;
/** As wide as the title screen is drawn; a game shows as much as its window has. */
export const WIDTH = 400;

export const cat = pathOf(`
...........#...#
...........##.##
#..........#####
#..........#.#.#
##.........#####
.#....#########.
.##.##########..
..############..
..############..
..###########...
..##.##..##.##..
..#...#..#...#..
`);

export const crate = pathOf(`
##############
#............#
#.##########.#
#.#........#.#
#.#.######.#.#
#.#.#....#.#.#
#.#.#....#.#.#
#.#.######.#.#
#.#........#.#
#.##########.#
#............#
##############
`);

export const gallon = pathOf(`
...####...
...####...
..######..
.########.
##########
##########
#.########
#.########
##########
#.########
#.########
##########
##########
.########.
.########.
##########
##########
##########
`);

export const cracker = pathOf(`
..####..
.#.##.#.
#.#..#.#
##.##.##
##.##.##
#.#..#.#
.#.##.#.
..####..
`);

export const moon = pathOf(`
...######...
.##########.
.#######....
########....
#######.....
#######.....
########....
.########..#
.##########.
...######...
`);

/** A volcano with its shoulder, and nearer hills. */
export const volcano = skyline(WIDTH, 4, (at) =>
  Math.max(8, 76 - Math.max(3, Math.abs(at - 46)) * 2, 36 - Math.abs(at - 78) * 1.1),
);
export const hills = skyline(WIDTH, 4, (at) => 11 + 7 * Math.sin(at / 5) + 4 * Math.sin(at / 2.3));
