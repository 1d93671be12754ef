import { listCareers } from '../../../api/career';
import { useCall } from '../../../data/use-call';
import type { PageArgs } from '../../../router/page-module';
import { CallToAction } from '../../../sections/call-to-action';
import { CounterSection } from '../../../sections/counter-section';
import { FaqSection } from '../../../sections/faq-section';
import { Hero } from '../../../sections/hero';
import { OfferPage } from '../../../sections/offers/offer-page';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { createOwnWords, useOwnWords } from '../../../ui/own-words';
import { useOwnTitles } from '../../../ui/page-header';
import { Comparison } from './talent-hiring/comparison';
import { HiringNow } from './talent-hiring/hiring-now';
import { Introduction } from './talent-hiring/introduction';
import { hiringWords } from './talent-hiring/words';

/** Whom the page speaks to is known before it is shown. */
export async function loader({ app }: PageArgs) {
  await app.service(createOwnWords).load();
}

/** For those who hire: what can be known of somebody beforehand, and how a meeting comes about. */
export default function TalentHiringPage() {
  const { opening, comparison, steps, now, asked, last } = hiringWords(useOwnWords()?.voice);
  const own = useOwnTitles();
  const hiring = useCall(listCareers());
  const isNobodyHiring = hiring.status === 'ready' && hiring.data.items.length === 0;
  return (
    <OfferPage
      opening={
        <Hero
          eyebrow="Rekrut talenta"
          title={own?.title ?? opening.title}
          lead={own?.description ?? opening.lead}
          scene={<Introduction rows={comparison.rows} />}
          actions={
            <TalkActions
              label={opening.ask}
              second={{ page: 'portfolio', label: 'Lihat program kami' }}
            />
          }
        />
      }
      parts={{
        compare: <Comparison {...comparison} />,
        steps: <StepSection title={steps.title} steps={steps.items} />,
        figures: <CounterSection />,
        vacancies: isNobodyHiring ? undefined : <HiringNow lead={now} />,
        questions: <FaqSection title={asked.title} questions={asked.questions} />,
      }}
      end={
        <CallToAction title={last.title} text={last.text}>
          <TalkActions label={last.label} />
        </CallToAction>
      }
    />
  );
}
