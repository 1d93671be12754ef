import { useId } from 'react';
import { seedsBefore } from '../../art/look';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Card, CardBody, stretched } from '../../ui/card';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import styles from './case-section.module.css';

/** A case study: the portfolio holds it whole, this is what leads there. */
export interface CaseStudy {
  /** The item's name in the portfolio's paths. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

interface CaseSectionProps {
  title: string;
  lead: string;
  /** The portfolio's kind, as its paths spell it. */
  type: 'Corporates' | 'Government';
  cases: readonly CaseStudy[];
}

/** What has been done for others; only for tenants that have the portfolio to read on in. */
export function CaseSection({ title, lead, type, cases }: CaseSectionProps) {
  const id = useId();
  const has = usePageSet();
  if (!has('portfolio')) return null;
  const all = (
    <ButtonLink variant="secondary" to={pagePath('portfolio', { type })}>
      Semua portofolio
    </ButtonLink>
  );
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} action={all} />
      <Grid min="18rem">
        {cases.map((study, index) => (
          <Card key={study.slug} as="article" interactive flush>
            <Picture
              src=""
              alt=""
              width={640}
              height={200}
              art={{
                kind: 'works',
                seed: study.slug,
                subject: study.title,
                after: seedsBefore(cases, index, 'slug'),
              }}
            />
            <CardBody>
              <h3>
                <AppLink
                  to={pagePath('portfolio', { type, title: study.slug })}
                  className={stretched}
                >
                  {study.title}
                </AppLink>
              </h3>
              <p className={styles.text}>{study.text}</p>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
