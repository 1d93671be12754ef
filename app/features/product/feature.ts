/** A feature of a product, told in full on a page of its own (spec section 3, LMS feature). */
import type { IconName } from '../../ui/icon';

/** The longest short description, in characters (spec section 5). */
export const SHORT_LENGTH = 31;

export interface Feature {
  readonly slug: string;
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  /** For cards and menus: at most {@link SHORT_LENGTH} characters. */
  readonly label: string;
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

/** The feature with this slug, whatever its case. */
export function featureBySlug<T extends { readonly slug: string }>(
  features: readonly T[],
  slug = '',
): T | undefined {
  return features.find((feature) => feature.slug === slug.toLowerCase());
}
