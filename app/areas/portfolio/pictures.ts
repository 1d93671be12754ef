/** Pictures that the items have: what went on in class, and what came out of it. */
import type { Subject } from '../../art/works/subjects';
import type { BoardColumn, PortfolioPicture, SkillChange } from './item';

/** Photos of a programme with captions and scenes of their own: drawn, as nobody took any. */
export function photosOf(
  ...photos: readonly (readonly [name: string, scene: Subject])[]
): readonly PortfolioPicture[] {
  return photos.map(([name, scene]) => ({ link: '', name, scene }));
}

/** The two working papers that every programme leaves behind, which the page draws of skills and board. */
export function papersOf(skills: string, board: string): readonly PortfolioPicture[] {
  return [skills, board].map((name) => ({ link: '', name }));
}

/** Rows of skills: name, then how well it was known at the beginning and at the end. */
export function skillsOf(
  ...rows: readonly (readonly [skill: string, before: number, after: number])[]
): readonly SkillChange[] {
  return rows.map(([skill, before, after]) => ({ skill, before, after }));
}

/** Columns of a board: a title, then its cards. */
export function boardOf(
  ...columns: readonly (readonly [title: string, ...cards: string[]])[]
): readonly BoardColumn[] {
  return columns.map(([title, ...cards]) => ({ title, cards }));
}
