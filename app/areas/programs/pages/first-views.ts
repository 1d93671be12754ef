/** The calls of these pages' first views. */
import { listActiveBatches } from '../../../api/batch';
import { getClass, listClasses } from '../../../api/class';
import { FIRST_WHOLE_PAGE } from '../../../api/page';
import {
  getProgram,
  listProgramChoices,
  listProgramSchools,
  listPrograms,
  type ProgramDetail,
} from '../../../api/program';
import { getSilabus } from '../../../api/silabus';
import {
  type FirstView,
  type FirstViews,
  first,
  given,
  unless,
  when,
} from '../../../router/first-view';
import { openClasses } from '../../../sections/classes/open-classes';
import { classesOf } from '../program-calls';

/** Twelve rows are one screen on most monitors. */
const PER_PAGE = 12;

/** A page of the curricula. */
export const curriculaAt = (page: number) => listPrograms({ page, perPage: PER_PAGE });

interface Given {
  slug: string;
  program: string;
  code: string;
  category: string;
  page: number;
  more: number;
}

const program: FirstView = () => {
  const { id } = first<ProgramDetail>();
  return [
    getProgram(given<Given>().slug),
    getSilabus(id),
    classesOf(id),
    listProgramSchools({ programId: id, page: given<Given>().page }),
    listPrograms(),
  ];
};

export const firstViews: FirstViews = {
  program: () => [
    listPrograms({ page: given<Given>().page }),
    listActiveBatches({ page: given<Given>().more }),
  ],
  'program-slug': program,
  'program-detail': program,
  pesilat: () => [openClasses()],
  'pesilat-class': () => [getClass(given<Given>().code), listClasses(FIRST_WHOLE_PAGE)],
  silabus: () => [
    listProgramChoices(),
    unless('category', getSilabus(first<{ items: { 0: { id: string } } }>().items[0].id)),
    when('category', getSilabus(given<Given>().category)),
  ],
  curriculum: () => [curriculaAt(given<Given>().page)],
  'curriculum-program': () => {
    const { id } = first<ProgramDetail>();
    return [getProgram(given<Given>().program), getSilabus(id), classesOf(id)];
  },
};
