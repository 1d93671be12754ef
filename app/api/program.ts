/** Programmes and the schools that take part in them (spec section 7, services and programs hosts). */
import { type Decoded, type FieldReader, object } from '../core/decode';
import { type Call, get } from './call';
import { amount, needed, text, texts } from './fields';
import { LARGE_PAGE, type Page, type Paging, paged, SMALL_PAGE } from './page';
import { type School, school } from './school';

/** A programme in a list. */
export type Program = ReturnType<typeof readProgram>;

/** Everything about one programme. */
export type ProgramDetail = Decoded<typeof programDetail>;

function readProgram(field: FieldReader) {
  return {
    id: field('id', needed),
    name: field('name', needed),
    slug: field('slug', needed),
    summary: field('summary', text),
    logo: field('logo', text),
    cover: field('cover', text),
    totalClasses: field('totalClasses', amount),
  };
}

const program = object(readProgram);

const programDetail = object((field) => ({
  ...readProgram(field),
  /** HTML, not yet made safe. */
  description: field('description', text),
  /** The work that the programme leads to. */
  careers: field('careers', texts),
}));

/** Active programmes, 6 a page. */
export function listPrograms({ page = 1, perPage = SMALL_PAGE }: Paging = {}): Call<Page<Program>> {
  const query = { page, pageSize: perPage };
  return get('services/v1/program/active', query, paged(program, perPage));
}

/** One programme by its slug. */
export function getProgram(slug: string): Call<ProgramDetail> {
  return get('services/v1/program/active/detail', { slug }, programDetail);
}

/** Schools of a programme, 10 a page. */
export function listProgramSchools(filter: Paging & { programId: string }): Call<Page<School>> {
  const { page = 1, perPage = LARGE_PAGE, programId } = filter;
  const query = { programId, page, pageSize: perPage };
  return get('services/v1/program/schools', query, paged(school, perPage));
}

/** Programmes of all brands, from the programme list's own host, 6 a page. */
export function listAllPrograms({
  page = 1,
  perPage = SMALL_PAGE,
}: Paging = {}): Call<Page<Program>> {
  return get('programs/list', { page, perPage }, paged(program, perPage));
}
