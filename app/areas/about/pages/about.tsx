import { useBoot } from '../../../core/app-context';
import type { PageArgs } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { CounterSection } from '../../../sections/counter-section';
import { Hero } from '../../../sections/hero';
import { MentorSection } from '../../../sections/mentor-section';
import { OfferPage } from '../../../sections/offers/offer-page';
import { TalkActions } from '../../../sections/talk-actions';
import { ButtonLink } from '../../../ui/button';
import { createOwnWords, useOwnWords } from '../../../ui/own-words';
import { AllPages } from './about/all-pages';
import { general } from './about/content';
import { Principles } from './about/principles';
import { Story } from './about/story';

/** Where to see what the page claims; the first two that the tenant has are offered. */
const PLACES = [
  ['class', 'Lihat kelas'],
  ['program', 'Lihat program'],
  ['courses', 'Lihat kursus'],
  ['portfolio', 'Lihat hasil kerja'],
] as const;

/** What the page says is there before it is shown. */
export async function loader({ app }: PageArgs) {
  await app.service(createOwnWords).load();
}

/** Who the brand is, out of its own settings and words. */
export default function AboutPage() {
  const { tenant, settings, look } = useBoot();
  const has = usePageSet();
  const places = PLACES.filter(([page]) => has(page)).slice(0, 2);
  const { story, holds, people, ask } = useOwnWords()?.about ?? general;
  const lead = tenant.titles.about?.description || settings.meta.description || general.lead;
  return (
    <OfferPage
      opening={
        <Hero
          eyebrow={`Tentang ${tenant.name}`}
          title={tenant.tagline || `Mengenal ${tenant.name}`}
          lead={lead}
          art={{ kind: 'landscapes', seed: tenant.name, subject: look.address ?? lead }}
          actions={places.map(([page, label], index) => (
            <ButtonLink
              key={page}
              to={pagePath(page)}
              size="large"
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {label}
            </ButtonLink>
          ))}
        />
      }
      parts={{
        story: <Story paragraphs={story} />,
        figures: <CounterSection />,
        points: <Principles principles={holds} />,
        people: <MentorSection title={people[0]} lead={people[1]} />,
      }}
      end={
        <>
          <CallToAction title={ask[0]} text={ask[1]}>
            <TalkActions />
          </CallToAction>
          <AllPages />
        </>
      }
    />
  );
}
