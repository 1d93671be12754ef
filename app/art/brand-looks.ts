/** What pictures take of the brand files: a build puts it in here, and no more of them. */

/** A brand's ground, ink, heading font and motif; "" for what its file does not say. */
export type BrandLook = readonly [ground: string, ink: string, heading: string, motif: string];

/** By layout: `app/build/art-plugin.ts`. */
declare const __BRAND_LOOKS__: Readonly<Record<string, BrandLook>>;

const NONE: BrandLook = ['', '', '', ''];
const LOOKS = __BRAND_LOOKS__;

export function brandLook(layout: string): BrandLook {
  return LOOKS[layout] ?? NONE;
}
