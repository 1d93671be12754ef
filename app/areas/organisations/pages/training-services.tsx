import type { PageArgs } from '../../../router/page-module';
import { pagePath } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { FaqSection } from '../../../sections/faq-section';
import { Hero } from '../../../sections/hero';
import { MentorSection } from '../../../sections/mentor-section';
import { OfferPage } from '../../../sections/offers/offer-page';
import { ProgramSection } from '../../../sections/programs/program-section';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { ButtonLink } from '../../../ui/button';
import { createOwnWords, useOwnWords } from '../../../ui/own-words';
import { useOwnTitles } from '../../../ui/page-header';
import { Extensions } from './training-services/extensions';
import { Formats } from './training-services/formats';
import { trainingWords } from './training-services/words';

/** Whom the page speaks to is known before it is shown. */
export async function loader({ app }: PageArgs) {
  await app.service(createOwnWords).load();
}

/** Training for groups: the forms it takes, its programmes, how one comes about. */
export default function TrainingServicesPage() {
  const { opening, formats, programs, further, steps, mentors, asked, last } = trainingWords(
    useOwnWords()?.voice,
  );
  const own = useOwnTitles();
  return (
    <OfferPage
      opening={
        <Hero
          eyebrow="Layanan pelatihan"
          title={own?.title ?? opening.title}
          lead={own?.description ?? opening.lead}
          actions={
            <TalkActions
              label={opening.plan}
              second={{ page: 'training-services-syllabus', label: 'Lihat silabus' }}
            />
          }
        />
      }
      parts={{
        roles: <Formats {...formats} />,
        features: (
          <>
            <ProgramSection title={programs.title} lead={programs.lead} />
            <Extensions lead={further} />
          </>
        ),
        steps: <StepSection title={steps.title} lead={steps.lead} steps={steps.items} />,
        people: <MentorSection title={mentors.title} lead={mentors.lead} />,
        questions: <FaqSection title={asked.title} questions={asked.questions} />,
      }}
      end={
        <CallToAction title={last.title} text={last.text}>
          <ButtonLink
            to={pagePath('training-services-syllabus')}
            size="large"
            iconEnd="arrow-right"
          >
            {last.label}
          </ButtonLink>
        </CallToAction>
      }
    />
  );
}
