import { pageOf } from '../../../api/page';
import { mapResult } from '../../../data/query-result';
import { useEveryPage } from '../../../data/use-every-page';
import { pagePath } from '../../../router/page-table';
import { allCourses, isPremium, premiumCourses } from '../../../sections/courses/shelf';
import { LastWord } from '../../../sections/last-word';
import { useListQuery } from '../../../sections/lists/list-query';
import { type Point, PointSection } from '../../../sections/point-section';
import { CourseList, levelOf } from '../course-list';
import { everyCourse } from './first-views';

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

/** The paid courses, and what the price buys. */
export default function PremiumCoursesPage() {
  const query = useListQuery();
  const filter = { search: query.search, level: levelOf(query) };
  // The service cannot filter by price: the list is read whole and cut into pages here.
  const all = useEveryPage((paging) => everyCourse(filter, paging));
  const courses = mapResult(all, (classes) =>
    pageOf(classes.filter(isPremium), query.page, PER_PAGE),
  );
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
      <LastWord />
    </>
  );
}
