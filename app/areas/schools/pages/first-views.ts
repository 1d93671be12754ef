/** The calls of these pages' first views. */
import { listMentors } from '../../../api/mentor';
import { FIRST_WHOLE_PAGE } from '../../../api/page';
import { listAllPrograms, listProgramChoices, listProgramSchools } from '../../../api/program';
import { listProvinces } from '../../../api/region';
import { listSchools } from '../../../api/school';
import { listProvinceScores } from '../../../api/statistics-host';
import { type FirstViews, given, unless, when } from '../../../router/first-view';

/** How many schools the league shows. */
export const LEAGUE_SCHOOLS = 12;

/** Schools of the league. */
export const leagueSchools = () => listSchools({ perPage: LEAGUE_SCHOOLS });

export const firstViews: FirstViews = {
  'liga-smk': () => [listProvinceScores(), leagueSchools()],
  'liga-smk-register': () => [listProvinces()],
  network: () => {
    const { category, more } = given<{ category: string; more: number }>();
    return [
      unless('category', listSchools(FIRST_WHOLE_PAGE)),
      when('category', listProgramSchools({ ...FIRST_WHOLE_PAGE, programId: category })),
      listProgramChoices(),
      listMentors(),
      listAllPrograms({ page: more }),
    ];
  },
};
