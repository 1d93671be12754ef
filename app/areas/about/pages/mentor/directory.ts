/** The mentor directory's state in the address, and who it shows. */
import type { Mentor } from '../../../../api/mentor';
import { wordSearch } from '../../../../sections/lists/word-search';

/** Mentors shown at once; more come on request. */
export const MENTORS_PER_PAGE = 12;

export interface DirectoryQuery {
  readonly search: string;
  /** A skill as it is written in the profiles; empty for any. */
  readonly skill: string;
  /** From 1: how many lots of {@link MENTORS_PER_PAGE} are shown. */
  readonly page: number;
}

export function readDirectory(query: URLSearchParams): DirectoryQuery {
  const page = query.get('page') ?? '';
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    skill: (query.get('skill') ?? '').trim().slice(0, 60),
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

/** The address's query; another search or skill starts at the first page. */
export function directoryHref(now: DirectoryQuery, change: Partial<DirectoryQuery>): string {
  const next = { ...now, page: 1, ...change };
  const query = new URLSearchParams();
  if (next.search !== '') query.set('search', next.search);
  if (next.skill !== '') query.set('skill', next.skill);
  if (next.page > 1) query.set('page', String(next.page));
  return `?${query}`;
}

/** The mentors that match every word of the search, in any field, and the skill. */
export function findMentors(
  mentors: readonly Mentor[],
  { search, skill }: Pick<DirectoryQuery, 'search' | 'skill'>,
): readonly Mentor[] {
  const isFound = wordSearch(search);
  return mentors.filter(({ name, position, company, city, expertise }) => {
    const hasSkill = skill === '' || expertise.some((known) => isSame(known, skill));
    return hasSkill && isFound(name, position, company, city, ...expertise);
  });
}

/** The skills that most mentors share, the most common first. */
export function commonSkills(mentors: readonly Mentor[], most: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const skill of mentors.flatMap(({ expertise }) => expertise)) {
    counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b, 'id'));
  return byCount.slice(0, most).map(([skill]) => skill);
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
