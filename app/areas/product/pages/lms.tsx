import type { PageArgs } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { FaqSection } from '../../../sections/faq-section';
import { Hero } from '../../../sections/hero';
import { OfferPage } from '../../../sections/offers/offer-page';
import { PointSection } from '../../../sections/point-section';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { ButtonLink } from '../../../ui/button';
import { Section, SectionHeading } from '../../../ui/layout';
import { createOwnWords, useOwnWords } from '../../../ui/own-words';
import { useOwnTitles } from '../../../ui/page-header';
import { FeatureLinks } from '../feature-links';
import { lmsFeatures } from './lms/features';
import { Roles } from './lms/roles';
import { lmsWords } from './lms/words';
import { Workplace } from './lms/workplace';

const pathOf = (slug: string) => pagePath('lms-feature', { slug });

/** Whom the page speaks to is known before it is shown. */
export async function loader({ app }: PageArgs) {
  await app.service(createOwnWords).load();
}

/** The LMS as a product: what it holds, its two features, who does what in it, how to begin. */
export default function LmsPage() {
  const has = usePageSet();
  const own = useOwnTitles();
  const { opening, features, parts, roles, steps, asked, last } = lmsWords(useOwnWords()?.voice);
  return (
    <OfferPage
      opening={
        <Hero
          eyebrow="Platform LMS"
          title={own?.title ?? opening.title}
          lead={own?.description ?? opening.lead}
          scene={<Workplace parts={parts} roles={roles} />}
          actions={
            <>
              <TalkActions label="Minta peragaan" />
              <ButtonLink to="#fitur" size="large" variant="ghost">
                Lihat fitur
              </ButtonLink>
            </>
          }
        />
      }
      parts={{
        features: (
          <Section id="fitur" labelledBy="fitur-judul" ground="soft">
            <SectionHeading id="fitur-judul" title={features.title} lead={features.lead} />
            <FeatureLinks features={lmsFeatures} pathOf={pathOf} />
          </Section>
        ),
        points: <PointSection title={parts.title} lead={parts.lead} points={parts.items} />,
        roles: <Roles {...roles} />,
        steps: <StepSection title={steps.title} lead={steps.lead} steps={steps.items} />,
        questions: <FaqSection title={asked.title} questions={asked.questions} />,
      }}
      end={
        <CallToAction title={last.title} text={last.text}>
          <TalkActions
            label="Minta peragaan"
            {...(has('pricing') && { second: { page: 'pricing', label: 'Lihat biaya' } })}
          />
        </CallToAction>
      }
    />
  );
}
