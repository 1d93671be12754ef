import { mentors } from './mentors';
import { programs } from './programs';
import { schools } from './schools';

/** The numbers the platform shows of itself, by counter flag (spec section 3). */
export const counters = {
  alumni: 48_210,
  cities: 312,
  cities_active: 187,
  cities_alumni: 296,
  schools: schools().length,
  schools_active: 187,
  schools_alumni: 268,
  students: 12_460,
  mentors: mentors.length,
  programs: programs.length,
};
