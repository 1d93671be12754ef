/** Which list of registrations is shown, as it stands in the address. */
import type { PageQuery } from '../../../../router/page-query';

interface List {
  readonly label: string;
  /** What it counts, in the middle of a sentence. */
  readonly noun: string;
  readonly hasSearch: boolean;
  readonly hasProgram: boolean;
  /** What can be searched for. */
  readonly hint: string;
}

/** The lists that the platform has, by what the address calls them. */
export const LISTS = {
  sekolah: {
    label: 'Sekolah',
    noun: 'sekolah',
    hasSearch: true,
    hasProgram: true,
    hint: 'Nama, NPSN, kota, atau provinsi',
  },
  kelas: {
    label: 'Kelas',
    noun: 'kelas',
    hasSearch: true,
    hasProgram: true,
    hint: 'Nama kelas',
  },
  acara: {
    label: 'Acara',
    noun: 'acara',
    hasSearch: true,
    hasProgram: false,
    hint: 'Nama acara',
  },
  angkatan: {
    label: 'Angkatan',
    noun: 'angkatan',
    hasSearch: false,
    hasProgram: false,
    hint: '',
  },
} as const satisfies Record<string, List>;

export type ListKind = keyof typeof LISTS;

export interface RegistrationQuery {
  readonly kind: ListKind;
  readonly search: string;
  /** A programme's id; empty for all. */
  readonly program: string;
  /** From 1. */
  readonly page: number;
}

/** The page's query; a list that nobody knows is that of the schools. */
export function registrationQueryOf(query: PageQuery): RegistrationQuery {
  const { kind = '', search = '', category = '', page = '1' } = query;
  const isKnown = (name: string): name is ListKind => Object.hasOwn(LISTS, name);
  return {
    kind: isKnown(kind) ? kind : 'sekolah',
    search,
    program: category,
    page: Number(page),
  };
}

/** The query of a list; what is left out does not narrow it. */
export function registrationHref(shown: {
  kind: string;
  search?: string;
  program?: string;
  page?: number;
}): string {
  const { kind, search = '', program = '', page = 1 } = shown;
  const params = new URLSearchParams();
  if (kind !== 'sekolah') params.set('kind', kind);
  if (search !== '') params.set('search', search);
  if (program !== '') params.set('category', program);
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}
