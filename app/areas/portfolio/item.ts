/** What a portfolio item holds (spec section 3). */
import type { Subject } from '../../art/works/subjects';

/** The two kinds, spelled as the path has them: /Portfolio/Corporates, /Portfolio/Government. */
export type PortfolioKind = 'Corporates' | 'Government';

export interface PortfolioPicture {
  /** Empty where the picture is drawn of its name. */
  readonly link: string;
  /** What is to be seen; also its caption. */
  readonly name: string;
  /** What is drawn where there is no file; without it, what the name tells of. */
  readonly scene?: Subject;
}

/** What can be counted once a programme is over. */
export interface PortfolioResult {
  /** A number with its unit: `12 minggu`. */
  readonly value: string;
  readonly label: string;
}

/** How well the participants had a skill at the beginning and at the end, each from 1 to SKILL_STEPS. */
export interface SkillChange {
  readonly skill: string;
  readonly before: number;
  readonly after: number;
}

/** From knowing a skill's name, 1, to teaching it. */
export const SKILL_STEPS = 5;

/** A column of a board, and what its cards say. */
export interface BoardColumn {
  readonly title: string;
  readonly cards: readonly string[];
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
  /** Three of them. */
  readonly results: readonly PortfolioResult[];
  /** Drawn as the first of `images` where that has no file. */
  readonly skills: readonly SkillChange[];
  /** Drawn as the second of `images` where that has no file. */
  readonly board: readonly BoardColumn[];
  readonly batchs?: readonly { readonly label: string; readonly date: string }[];
}
