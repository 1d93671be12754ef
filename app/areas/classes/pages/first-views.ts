/** The calls of these pages' first views. */
import { getClass, getSyllabus, listClasses } from '../../../api/class';
import { listPrograms } from '../../../api/program';
import {
  getChart,
  getFigures,
  getRegistrarChart,
  getStudentChart,
  listProvinceFigures,
  listRunningBatches,
} from '../../../api/statistics-host';
import { type FirstViews, first, given } from '../../../router/first-view';
import { type ClassFilters, toApiFilter } from './class/filters';

/** More programs than this would be no filter any more. */
const MOST_PROGRAMS = 50;

/** The programs that the class list can be filtered by. */
export const filterPrograms = () => listPrograms({ perPage: MOST_PROGRAMS });

const path = given<{ slug: string; code: string }>;
const syllabus = () => getSyllabus(first<{ id: string }>().id);

export const firstViews: FirstViews = {
  class: () => [listClasses(toApiFilter(given<ClassFilters>())), filterPrograms()],
  'class-detail': () => [getClass(path().slug), syllabus()],
  'class-code': () => [getClass(path().code), syllabus()],
  'class-competence': () => [getClass(path().slug), syllabus()],
  overview: () => [
    getClass(path().code),
    getFigures(),
    listProvinceFigures(),
    getStudentChart(),
    getRegistrarChart(),
    getChart('program'),
    getChart('age'),
    getChart('gender'),
    getChart('level'),
    listRunningBatches(),
  ],
};
