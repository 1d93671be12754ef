import { mentors } from './mentors';

/** The numbers the platform shows of itself, by counter flag (spec section 3). */
export const counters = {
  alumni: 48_210,
  cities: 312,
  cities_active: 187,
  cities_alumni: 296,
  schools: 1_284,
  schools_active: 742,
  schools_alumni: 1_105,
  students: 12_460,
  mentors: mentors.length,
  programs: 12,
};
