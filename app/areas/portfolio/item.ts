/** What a portfolio item holds (spec section 3). */
import type { Subject } from '../../art/works/subjects';

/** The two kinds, spelled as the path has them: /Portfolio/Corporates, /Portfolio/Government. */
export type PortfolioKind = 'Corporates' | 'Government';

export interface PortfolioPicture {
  /** Empty where the picture is drawn of its name. */
  readonly link: string;
  /** What is to be seen; also its caption. */
  readonly name: string;
}

export interface PortfolioItem {
  readonly title: string;
  readonly slug: string;
  readonly kind: PortfolioKind;
  /** ISO date of the programme's close. */
  readonly date: string;
  readonly clientName: string;
  /** The client is made up for show; the page says so once. */
  readonly isDemo?: boolean;
  readonly projectLink: string;
  readonly summary: string;
  /** Empty where it is drawn, as the links of pictures are. */
  readonly cover: string;
  /** What is drawn of it where it has no cover: a scene of its own, so that no two in a list are alike. */
  readonly scene: Subject;
  /** Words in lower case of what brands are about whom it fits; they order the list of each brand. */
  readonly subjects: string;
  /** HTML. */
  readonly description: string;
  readonly video: { readonly link: string; readonly thumbnail: string };
  readonly photos: readonly PortfolioPicture[];
  readonly images: readonly PortfolioPicture[];
  readonly batchs?: readonly { readonly label: string; readonly date: string }[];
}
