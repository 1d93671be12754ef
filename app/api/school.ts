/** Schools: the list and their registration (spec section 7, services host). */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, createdOnly, get, post } from './call';
import { nothing } from './nothing';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';
import { amount, needed, text } from './schemas';

export type School = v.InferOutput<typeof school>;

/** What a school sends to register. */
export interface SchoolRegistration {
  name: string;
  npsn: string;
  provinceId: string;
  cityId: string;
  address: string;
  contactName: string;
  contactPosition: string;
  email: string;
  phone: string;
  totalStudents?: number | undefined;
}

export const school = object({
  id: text,
  name: needed,
  npsn: text,
  city: text,
  province: text,
  address: text,
  logo: text,
  totalStudents: amount,
});

/** Schools, 10 a page. */
export function listSchools({ page = 1, perPage = LARGE_PAGE }: Paging = {}): Call<Page<School>> {
  return get('services/v1/school/list', { page, perPage }, paged(school, perPage));
}

/** Registers a school; successful on 201 alone. Field messages are in `errors`. */
export function registerSchool(registration: SchoolRegistration): Call<undefined> {
  const rules = { accepts: createdOnly, changes: [listSchools()] };
  return post('services/v1/school/register', registration, nothing, rules);
}
