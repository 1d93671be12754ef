import type { Answer } from '../api/answer';
import { type ClassItem, listClasses } from '../api/class';
import type { Send } from '../api/client';
import { everyPage, pageOf } from '../api/every-page';
import type { Page } from '../api/page';
import { CourseList, levelOf } from '../features/courses/course-list';
import { allCourses, isPremium, premiumCourses } from '../features/courses/shelf';
import { latestOnly } from '../features/listing/latest-only';
import { type ListQuery, readListQuery } from '../features/listing/list-query';
import type { PageArgs } from '../route/page-module';
import { pagePath } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { type Point, PointSection } from '../sections/point-section';

const PER_PAGE = 12;
const POINTS: Point[] = [
  {
    icon: 'chat',
    title: 'Tugas diperiksa mentor',
    text: 'Tiap modul ditutup tugas yang dibaca mentor, lalu dikembalikan dengan catatan.',
  },
  {
    icon: 'calendar',
    title: 'Jadwal yang menjaga ritme',
    text: 'Sesi langsung mingguan membuat kamu sampai ke bab terakhir.',
  },
  {
    icon: 'spark',
    title: 'Satu karya akhir',
    text: 'Proyek penutup yang siap kamu tunjukkan saat melamar kerja.',
  },
];

/** The service cannot filter by price: the list is read whole and cut into pages here. */
async function listPremium(query: ListQuery, send: Send): Promise<Answer<Page<ClassItem>>> {
  const filter = { search: query.search, level: levelOf(query) };
  const answer = await everyPage((paging) => send(listClasses({ ...filter, ...paging })));
  if (!answer.status) return { ...answer, data: null };
  return { ...answer, data: pageOf(answer.data.filter(isPremium), query.page, PER_PAGE) };
}

export function loader(args: PageArgs) {
  const query = readListQuery(args.url.searchParams);
  return { query, courses: latestOnly(args, (send) => listPremium(query, send)) };
}

/** The paid courses, and what the price buys. */
export default function PremiumCoursesPage() {
  const { query, courses } = usePageData<typeof loader>();
  return (
    <>
      <CourseList
        shelf={premiumCourses}
        title="Belajar dengan mentor di sampingmu"
        lead="Kursus berbayar: materinya sama terbukanya, ditambah orang yang membaca pekerjaanmu."
        trail={[{ label: allCourses.label, to: pagePath('courses') }]}
        query={query}
        courses={courses}
      />
      <PointSection title="Yang kamu dapatkan dengan Premium" points={POINTS} ground="soft" />
    </>
  );
}
