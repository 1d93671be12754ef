import { pagePath, usePageSet } from '../../../../router/page-table';
import { CallToAction } from '../../../../sections/call-to-action';
import { StepSection } from '../../../../sections/step-section';
import { TalkActions } from '../../../../sections/talk-actions';
import { ButtonLink } from '../../../../ui/button';
import { FilterChip } from '../../../../ui/chip';
import { Container } from '../../../../ui/container';
import { Cluster } from '../../../../ui/layout';
import { PageHeader } from '../../../../ui/page-header';
import { ShareButton } from '../../../../ui/share-button';
import { TickList } from '../../../../ui/tick-list';
import styles from './service-detail.module.css';
import { type Service, services } from './services';

/** One service: what is done, what comes of it, in which order. */
export function ServiceDetail({ service }: { service: Service }) {
  const has = usePageSet();
  const { title, summary, audience, scope, results, steps, page, pageLabel } = service;
  return (
    <>
      <PageHeader
        title={title}
        lead={summary}
        eyebrow={audience}
        trail={[{ label: 'Layanan', to: pagePath('services') }]}
      >
        <Cluster gap={3}>
          {has(page) && (
            <ButtonLink to={pagePath(page)} variant="secondary" iconEnd="arrow-right">
              {pageLabel}
            </ButtonLink>
          )}
          <ShareButton title={title} />
        </Cluster>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <section aria-labelledby="lingkup">
          <h2 id="lingkup" className={styles.title}>
            Yang kami kerjakan
          </h2>
          <TickList texts={scope} />
        </section>
        <section aria-labelledby="hasil" className={styles.results}>
          <h2 id="hasil" className={styles.title}>
            Yang Anda terima
          </h2>
          <TickList texts={results} />
        </section>
      </Container>
      <StepSection title="Urutan kerjanya" steps={steps} />
      <Container className={styles.others ?? ''}>
        <nav aria-label="Layanan lain">
          <Cluster gap={3}>
            {services.map((other) => (
              <FilterChip
                key={other.slug}
                to={pagePath('services', { slug: other.slug })}
                selected={other.slug === service.slug}
              >
                {other.title}
              </FilterChip>
            ))}
          </Cluster>
        </nav>
      </Container>
      <CallToAction
        title={`Bicarakan ${title.toLowerCase()}`}
        text="Bawa satu masalah yang nyata. Pertemuan pertama tidak dipungut biaya."
      >
        <TalkActions />
      </CallToAction>
    </>
  );
}
