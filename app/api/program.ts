/** Programmes and the schools that take part in them (spec section 7, services and programs hosts). */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { LARGE_PAGE, type Page, type Paging, paged, SMALL_PAGE } from './page';
import { amount, needed, text, texts } from './schemas';
import { type School, school } from './school';

/** A programme in a list. */
export type Program = v.InferOutput<typeof program>;

/** Everything about one programme. */
export type ProgramDetail = v.InferOutput<typeof programDetail>;

const programFields = {
  id: needed,
  name: needed,
  slug: needed,
  summary: text,
  logo: text,
  cover: text,
  totalClasses: amount,
};

const program = object(programFields);

const programDetail = object({
  ...programFields,
  /** HTML, not yet made safe. */
  description: text,
  /** The work that the programme leads to. */
  careers: texts,
});

/** Active programmes, 6 a page. */
export function listPrograms({ page = 1, perPage = SMALL_PAGE }: Paging = {}): Call<Page<Program>> {
  const query = { page, pageSize: perPage };
  return get('services/v1/program/active', query, paged(program, perPage));
}

/** How many of them a list of choices has. */
const MOST_CHOICES = 30;

/** Programmes to choose one of; more would be no choice any more. */
export const listProgramChoices = (): Call<Page<Program>> =>
  listPrograms({ perPage: MOST_CHOICES });

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
