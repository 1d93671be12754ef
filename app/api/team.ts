/** Registration of teams (spec section 7, services host). */
import { type Call, createdOnly, post } from './call';
import { nothing } from './nothing';

export interface TeamMember {
  name: string;
  email: string;
  phone: string;
}

/** What a team sends; the first member is its captain. */
export interface TeamRegistration {
  teamName: string;
  schoolName: string;
  provinceId: string;
  cityId: string;
  category: string;
  mentorName: string;
  members: TeamMember[];
}

/** Registers a team; successful on 201 alone. */
export function registerTeam(team: TeamRegistration): Call<undefined> {
  const rules = { accepts: createdOnly, changes: [] };
  return post('services/v1/team/register', team, nothing, rules);
}

/** Registers a team together with its members' accounts; successful on 201 alone. */
export function registerTeamWithAccounts(
  team: TeamRegistration & { password: string },
): Call<undefined> {
  const rules = { accepts: createdOnly, changes: [] };
  return post('services/v1/auth/team/register', team, nothing, rules);
}
