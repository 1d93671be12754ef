/** The calls of these pages' first views. */
import { listCareers } from '../../../api/career';
import { listMentors } from '../../../api/mentor';
import { listProgramChoices, listPrograms } from '../../../api/program';
import { getSilabus } from '../../../api/silabus';
import {
  getLandingFigures,
  getStatistics,
  listExtensions,
  listProvinceFigures,
} from '../../../api/statistics-host';
import { type FirstViews, first, given, unless, when } from '../../../router/first-view';
import { siteCounters } from '../../../sections/site-counters';

export const firstViews: FirstViews = {
  corporates: () => [getLandingFigures()],
  government: () => [listProvinceFigures(), getStatistics()],
  campus: () => [listPrograms(), getLandingFigures()],
  'training-services': () => [listPrograms(), listMentors(), listExtensions()],
  'training-services-syllabus': () => [
    listProgramChoices(),
    unless('program', getSilabus(first<{ items: { 0: { id: string } } }>().items[0].id)),
    when('program', getSilabus(given<{ program: string }>().program)),
  ],
  'talent-hiring': () => [siteCounters(), listCareers()],
};
