/** A feature of a product, told in full on a page of its own (spec section 3, LMS feature). */
import { PageError } from '../../router/page-error';
import type { Art } from '../../ui/art-image';
import type { IconName } from '../../ui/icon';

/** The longest short description and the longest full one, in characters (spec section 5). */
export const SHORT_LENGTH = 31;
export const FULL_LENGTH = 37_000;

export interface Feature {
  readonly slug: string;
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  /** The short description, for cards and menus; {@link shortText} is what is shown of it. */
  readonly label: string;
  /** The full description; {@link fullText} is what is shown of it. */
  readonly description: string;
  /** URL; empty where the brand's motif stands in. */
  readonly image: string;
  readonly listFeatures: readonly string[];
  readonly benefits: readonly {
    readonly title: string;
    readonly icon: IconName;
    readonly desc: string;
  }[];
}

/** What is drawn of a feature without a picture. */
export function featureArt({ slug, title }: Pick<Feature, 'slug' | 'title'>): Art {
  return { kind: 'works', seed: slug, subject: title };
}

/** What is shown of a short description. */
export function shortText({ label }: Pick<Feature, 'label'>): string {
  return cut(label, SHORT_LENGTH);
}

/** What is shown of a full description. */
export function fullText({ description }: Pick<Feature, 'description'>): string {
  return cut(description, FULL_LENGTH);
}

/** At most so many characters (code points); what is longer ends in `…`, which counts. */
function cut(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** The feature with this slug, whatever its case. Throws PageError 404 where there is none. */
export function featureBySlug<T extends { readonly slug: string }>(
  features: readonly T[],
  slug = '',
): T {
  const found = features.find((feature) => feature.slug === slug.toLowerCase());
  if (found === undefined) throw new PageError(404);
  return found;
}
