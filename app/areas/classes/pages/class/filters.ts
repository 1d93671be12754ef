/** The class list's filters as they stand in the URL, which is their only home. */
import type { ClassFilter, ClassLevel, ClassState, ClassType } from '../../../../api/class';
import type { PageQuery } from '../../../../router/page-query';
import { levelLabels, stateLabels, typeLabels } from '../../../../sections/classes/class-labels';

/** Classes on one page: fills one, two, three or four columns evenly. */
export const CLASSES_PER_PAGE = 12;

/** What the visitor asked for. Empty means "any". */
export interface ClassFilters {
  readonly search: string;
  readonly state: ClassState | '';
  readonly level: ClassLevel | '';
  readonly type: ClassType | '';
  /** Program ids, sorted, without repeats. */
  readonly programs: readonly string[];
  /** From 1. */
  readonly page: number;
}

/** Id of the form that sends search and filters where no script does. */
export const FILTER_FORM = 'saring-kelas';

export const noFilters: ClassFilters = {
  search: '',
  state: '',
  level: '',
  type: '',
  programs: [],
  page: 1,
};

/** The filters in the page's query. */
export function readFilters(query: PageQuery): ClassFilters {
  const { search = '', state, level, type, programs, page = '1' } = query;
  return {
    search,
    state: keyOf(stateLabels, state),
    level: keyOf(levelLabels, level),
    type: keyOf(typeLabels, type),
    programs: programs?.split(',') ?? [],
    page: Number(page),
  };
}

/** The query of a filter setting, `?level=beginner&page=2`; `?` alone where nothing is set. */
export function filtersHref(filters: ClassFilters): string {
  const query = new URLSearchParams();
  if (filters.search !== '') query.set('search', filters.search);
  if (filters.state !== '') query.set('state', filters.state);
  if (filters.level !== '') query.set('level', filters.level);
  if (filters.type !== '') query.set('type', filters.type);
  if (filters.programs.length > 0) query.set('programs', filters.programs.join(','));
  if (filters.page > 1) query.set('page', String(filters.page));
  return `?${query}`;
}

/** The setting after a change; any change but of the page goes back to the first page. */
export function changeFilters(filters: ClassFilters, change: Partial<ClassFilters>): ClassFilters {
  return { ...filters, page: 1, ...change };
}

/** With a program added, or taken out when it is there. */
export function toggleProgram(filters: ClassFilters, id: string): ClassFilters {
  const { programs } = filters;
  const next = programs.includes(id)
    ? programs.filter((known) => known !== id)
    : [...programs, id].sort();
  return changeFilters(filters, { programs: next });
}

/** The API call's form of the filters. */
export function toApiFilter(filters: ClassFilters): ClassFilter {
  const { search, state, level, type, programs, page } = filters;
  return {
    page,
    perPage: CLASSES_PER_PAGE,
    search,
    state: state || undefined,
    level: level || undefined,
    type: type || undefined,
    programIds: programs,
  };
}

/** One filter that is on, with the setting that has it off. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: ClassFilters;
}

/** The filters that are on, as chips show them; `programName` names a program by id. */
export function activeFilters(
  filters: ClassFilters,
  programName: (id: string) => string,
): readonly ActiveFilter[] {
  const { search, state, level, type, programs } = filters;
  const single = [
    search !== '' && { key: 'search', label: `“${search}”`, change: { search: '' } },
    state !== '' && { key: 'state', label: stateLabels[state], change: { state: '' as const } },
    level !== '' && { key: 'level', label: levelLabels[level], change: { level: '' as const } },
    type !== '' && { key: 'type', label: typeLabels[type], change: { type: '' as const } },
  ].filter((filter) => filter !== false);
  return [
    ...single.map(({ change, ...rest }) => ({ ...rest, without: changeFilters(filters, change) })),
    ...programs.map((id) => ({
      key: `program-${id}`,
      label: programName(id),
      without: toggleProgram(filters, id),
    })),
  ];
}

function keyOf<Key extends string>(labels: Readonly<Record<Key, string>>, text = ''): Key | '' {
  const isKey = (key: string): key is Key => Object.hasOwn(labels, key);
  return isKey(text) ? text : '';
}
