import type { Send } from '../api/client';
import { listPosts } from '../api/post';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';
import { ClassSection } from '../sections/class-section';
import { FaqSection } from '../sections/faq-section';
import { Activities } from './belajar-bersama/activities';
import { questions } from './belajar-bersama/content';
import { festivalDate } from './belajar-bersama/countdown';
import { FestivalHero } from './belajar-bersama/festival-hero';
import { FestivalSchedule } from './belajar-bersama/festival-schedule';
import { Speakers } from './belajar-bersama/speakers';
import { Sponsors } from './belajar-bersama/sponsors';

/** The festival's kind of posts: the parts of its programme, which carry its date. */
const PROGRAM_KIND = 'event-program';

export function loader({ send }: PageArgs) {
  return { start: startOf(send) };
}

/** Never rejects: without the platform's answer the date is one that is still to be announced. */
async function startOf(send: Send): Promise<string> {
  const answer = await send(listPosts({ kindSlug: PROGRAM_KIND })).catch(() => null);
  const dates = answer?.status ? answer.data.items.map(({ startDate }) => startDate) : [];
  return festivalDate(dates, Date.now());
}

/** The festival: when, who speaks, what there is to do, hour by hour, and who pays for it. */
export default function BelajarBersamaPage() {
  const { start } = usePageData<typeof loader>();
  return (
    <>
      <FestivalHero start={start} />
      <Speakers />
      <Activities />
      <FestivalSchedule />
      <Sponsors />
      <ClassSection
        title="Kelas selama festival"
        lead="Setelah dua hari usai, lanjutkan di salah satu kelas ini."
      />
      <FaqSection title="Sebelum datang" questions={questions} />
    </>
  );
}
