/** Of companies and their jobs, schools, places and figures. */
import { KEY, LEFT_OUT, NO_CITY, NO_PAGE, NO_SUMMARY, of, UNUSED } from './said';

const COUNTED = [
  ...['alumni', 'students', 'mentors', 'programs', 'cities', 'cities_active', 'cities_alumni'],
  ...['schools', 'schools_active', 'schools_alumni'],
];

export const work = {
  ...of(['Career', 'CareerDetail'], {
    summary: NO_SUMMARY,
    logo: 'the drawn mark in its place',
    cover: UNUSED,
    city: NO_CITY,
    industry: 'no line on what it does',
    totalJobs: 'no number of its open positions',
  }),
  ...of(['Career'], { id: LEFT_OUT, slug: LEFT_OUT, name: LEFT_OUT }),
  ...of(['CareerDetail'], {
    id: NO_PAGE,
    slug: NO_PAGE,
    name: NO_PAGE,
    description: 'a line in its place that it is still to come',
    website: 'no link to its site',
    benefits: 'the list of what it offers is left out',
  }),
  ...of(['Employer'], {
    id: UNUSED,
    name: 'the company is left out',
    slug: 'the name leads nowhere',
    logo: 'the drawn mark in its place',
  }),
  ...of(['Job', 'JobDetail'], {
    slug: 'its address ends with its id',
    summary: 'no text below the title of its page',
    city: NO_CITY,
    type: 'no line on how one is employed',
    level: 'no line on its level',
    salaryMin: 'the most alone is told; nothing where that is missing too',
    salaryMax: 'the least alone is told; nothing where that is missing too',
    isOpen: 'told as open until its deadline',
    deadline: '“Masih dibuka” in its place',
    careerId: 'no other jobs of the company below',
    career: 'the company is left out',
  }),
  ...of(['Job'], { id: LEFT_OUT, title: LEFT_OUT }),
  ...of(['JobDetail'], {
    id: NO_PAGE,
    title: NO_PAGE,
    description: 'the lists alone; without them a line in its place that it is still to come',
    requirements: 'the list of what is needed is left out',
    responsibilities: 'the list of what there is to do is left out',
    applyLink: 'words in place of the button: ask the company',
  }),
  ...of(['School'], {
    id: KEY,
    name: LEFT_OUT,
    npsn: 'its number finds it nowhere; what the visitor sent is told as not listed yet',
    city: 'the province alone',
    province: 'the city alone; it is counted in no province',
    address: 'the place alone',
    logo: 'the drawn mark in its place',
    totalStudents: 'no line on its pupils',
  }),
  ...of(['Province'], { id: LEFT_OUT, name: LEFT_OUT }),
  ...of(['City'], { id: LEFT_OUT, name: LEFT_OUT, provinceId: UNUSED }),
  ...of(['Counters'], Object.fromEntries(COUNTED.map((name) => [name, 'the figure is left out']))),
  ...of(['ProvinceFigures'], {
    id: KEY,
    name: LEFT_OUT,
    total: LEFT_OUT,
    score: 'the number of students alone',
  }),
  ...of(['ProvinceScore'], {
    id: KEY,
    name: LEFT_OUT,
    total: 'last in the ranking by students',
    score: LEFT_OUT,
  }),
  ...of(['ChartPoint'], { label: LEFT_OUT, value: LEFT_OUT }),
};
