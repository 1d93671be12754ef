/** Who teaches what, and who knows the same. */
import type { ClassItem } from '../../../../api/class';
import type { Mentor } from '../../../../api/mentor';

/** Whether a class is the mentor's. */
export function teaches(
  { id }: Pick<Mentor, 'id'>,
  { mentor }: Pick<ClassItem, 'mentor'>,
): boolean {
  return id !== '' && mentor.id === id;
}

type Known = Pick<Mentor, 'id' | 'expertise' | 'programId'>;

/** The others, those first who share the most skills, then those of the same programme. */
export function mentorsLike<M extends Known>(mentor: Known, all: readonly M[]): readonly M[] {
  const skills = new Set(mentor.expertise.map((skill) => skill.toLowerCase()));
  const likeness = ({ expertise, programId }: Known) =>
    2 * expertise.filter((skill) => skills.has(skill.toLowerCase())).length +
    (programId !== '' && programId === mentor.programId ? 1 : 0);
  const others = all.filter(({ id }) => id !== mentor.id);
  // Sorting is stable: alike, the platform's order stands.
  return others.sort((one, other) => likeness(other) - likeness(one));
}
