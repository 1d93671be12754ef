/** Where the sizes of a picture are had: `/_ipx/<modifiers>/<address>` (worker/core/src/api/image.rs). */

/** What an `<img>` takes. */
export interface ImageSource {
  readonly src: string;
  readonly srcSet?: string;
}

/** The widths that are made, in pixels: few, so that visitors share them. */
const WIDTHS = [64, 128, 192, 320, 640, 960, 1280, 1920] as const;

/** The narrowest that is offered to a picture whose width depends on the window. */
const NARROWEST = 320;

/** Beyond this many pixels for each of the page's own nobody sees a difference. */
const DENSEST = 2;

/**
 * The sizes of a picture that is `width` CSS pixels wide, or with `sizes` at most so wide. A file of
 * the site itself and a drawing come as they are.
 */
export function sourceOf(src: string, width: number, sizes?: string): ImageSource {
  if (!isResizable(src)) return { src };
  const at = (pixels: number) => `/_ipx/w_${pixels},f_auto/${src}`;
  const single = stepFor(width);
  if (sizes === undefined) {
    const dense = stepFor(width * DENSEST);
    return { src: at(single), srcSet: `${at(single)} 1x, ${at(dense)} ${DENSEST}x` };
  }
  const widest = stepFor(width * DENSEST);
  const offered = WIDTHS.filter((step) => step >= NARROWEST && step <= widest);
  return { src: at(single), srcSet: offered.map((step) => `${at(step)} ${step}w`).join(', ') };
}

/** The picture's own address, of one of this site that shows it in a size; undefined for any other. */
export function originalOf(address: string): string | undefined {
  return /^\/_ipx\/[^/]+\/(https?:\/\/.+)$/.exec(address)?.[1];
}

/**
 * An address on another host whose path says it all: the edge passes no query on. Blanks and commas
 * would part a list of sources, and drawings of others are not passed on.
 */
function isResizable(src: string): boolean {
  return /^https?:\/\/[^\s,?#\\]+$/.test(src) && !/\.svgz?$/i.test(src);
}

function stepFor(pixels: number): number {
  return WIDTHS.find((step) => step >= pixels) ?? WIDTHS[WIDTHS.length - 1] ?? pixels;
}
