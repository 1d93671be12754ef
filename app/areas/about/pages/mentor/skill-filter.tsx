import type { Mentor } from '../../../../api/mentor';
import { FilterNav } from '../../../../sections/lists/filter-nav';
import { commonSkills, type DirectoryQuery, directoryHref } from './directory';

/** How many skills are offered; rarer ones are found by the search. */
const OFFERED = 12;

/** The skills most mentors share; a chosen one that is rarer stands among them. */
export function SkillFilter({
  mentors,
  query,
}: {
  mentors: readonly Mentor[];
  query: DirectoryQuery;
}) {
  const common = commonSkills(mentors, OFFERED);
  const isRare = query.skill !== '' && !common.includes(query.skill);
  const skills = isRare ? [query.skill, ...common] : common;
  if (skills.length === 0) return null;
  return (
    <FilterNav
      label="Keahlian"
      options={['', ...skills].map((skill) => ({
        label: skill === '' ? 'Semua keahlian' : skill,
        to: directoryHref(query, { skill }),
        selected: skill === query.skill,
      }))}
    />
  );
}
