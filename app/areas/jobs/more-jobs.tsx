import { pagePath, usePageSet } from '../../router/page-table';
import { CallToAction } from '../../sections/call-to-action';
import { LearnLink } from '../../sections/programs/learn-link';
import { ButtonLink } from '../../ui/button';

/** The end of one company's or one job's page: to all others, and to what one can learn until then. */
export function MoreJobs() {
  const hasJobs = usePageSet()('event-careers');
  return (
    <CallToAction
      title="Bukan yang kamu cari?"
      text="Lihat lowongan yang lain, atau perkuat dulu satu keterampilan yang sering diminta."
    >
      {hasJobs && (
        <ButtonLink to={pagePath('event-careers')} size="large" iconEnd="arrow-right">
          Semua lowongan
        </ButtonLink>
      )}
      <LearnLink variant={hasJobs ? 'secondary' : 'primary'} />
    </CallToAction>
  );
}
