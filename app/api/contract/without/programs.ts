/** Of programmes and their syllabi, batches and mentors. */
import { DRAWN, KEY, LEFT_OUT, NO_CITY, NO_PAGE, NO_SUMMARY, of, UNUSED } from './said';

export const programs = {
  ...of(['Program', 'ProgramDetail'], {
    summary: NO_SUMMARY,
    logo: DRAWN,
    cover: UNUSED,
    totalClasses: 'no line on how many classes it has',
  }),
  ...of(['Program'], { id: LEFT_OUT, name: LEFT_OUT, slug: LEFT_OUT }),
  ...of(['ProgramDetail'], {
    id: NO_PAGE,
    name: NO_PAGE,
    slug: NO_PAGE,
    description: 'the text above the syllabus is left out',
    careers: 'the list of what it leads to is left out',
  }),
  ...of(['SilabusModule'], {
    id: KEY,
    title: LEFT_OUT,
    summary: 'no text below its title',
    durationHours: 'no hours beside its title; they are missing in the sum',
    topics: 'no list of topics',
  }),
  ...of(['Batch'], {
    id: 'its place says that how far it has come cannot be shown',
    name: LEFT_OUT,
    program: 'it is on no programme’s page',
    city: 'no city beside its name',
    startDate: 'the day on which it ends alone',
    endDate: 'the day on which it begins alone',
    totalStudents: 'no line on how many take part',
  }),
  ...of(['Mentor'], {
    id: LEFT_OUT,
    slug: 'the name leads nowhere',
    name: LEFT_OUT,
    position: 'the company alone below the name',
    company: 'the position alone below the name',
    photo: 'the drawn face in its place',
    bio: 'the part that tells of them is left out',
    city: NO_CITY,
    linkedIn: 'no link to LinkedIn',
    programId: 'no classes on their page',
    expertise: 'no list of skills; no skill finds them',
    totalClasses: 'no line on how many classes they teach',
    totalStudents: 'no line on how many they have taught',
  }),
};
