import type { ClassItem } from '../../../api/class';
import { DataBlock } from '../../../data/data-block';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { FaqSection } from '../../../sections/faq-section';
import { TalkActions } from '../../../sections/talk-actions';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Container } from '../../../ui/container';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { formatRupiah } from '../../../ui/format';
import { Grid, Section, SectionHeading } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { TickList } from '../../../ui/tick-list';
import { offeredClasses } from './first-views';
import { Calculator } from './pricing/calculator';
import { plans, questions } from './pricing/content';
import { priceRange } from './pricing/estimate';
import styles from './pricing.module.css';

/** What it costs: three ways to pay, and an estimate out of the classes' own prices. */
export default function PricingPage() {
  return (
    <>
      <PageHeader
        title="Biaya, ditulis apa adanya"
        lead="Tidak ada harga coret dan tidak ada biaya yang muncul belakangan. Setiap kelas mencantumkan biayanya sendiri."
        current="Biaya"
      />
      <Container className={styles.plans ?? ''}>
        <Grid min="20rem">
          {plans.map((plan) => (
            <Plan key={plan.key} plan={plan} />
          ))}
        </Grid>
      </Container>
      <Section labelledBy="perkiraan" ground="soft">
        <div className={styles.layout}>
          <SectionHeading
            id="perkiraan"
            title="Hitung perkiraan untuk tim"
            lead="Memakai harga kelas yang sedang membuka pendaftaran. Penawaran resminya kami kirim setelah tahu kebutuhan tim."
          />
          <DataBlock
            call={offeredClasses()}
            label="Memuat harga kelas"
            skeleton={<Skeleton height="24rem" />}
            isEmpty={({ items }) => paidOf(items).length === 0}
            empty={
              <EmptyState title="Belum ada kelas berbayar yang membuka pendaftaran">
                Kirim kebutuhan tim Anda, dan kami siapkan penawarannya.
              </EmptyState>
            }
          >
            {({ items }) => (
              <div className={styles.estimate}>
                <Calculator classes={paidOf(items)} />
                <Range classes={items} />
              </div>
            )}
          </DataBlock>
        </div>
      </Section>
      <FaqSection title="Seputar biaya" questions={questions} />
      <CallToAction
        title="Butuh penawaran tertulis?"
        text="Sebutkan jumlah peserta dan waktunya. Penawaran kami kirim dengan rincian tiap barisnya."
      >
        <TalkActions label="Minta penawaran" />
      </CallToAction>
    </>
  );
}

/** Free classes need no estimate. */
function paidOf(classes: readonly ClassItem[]): readonly ClassItem[] {
  return classes.filter(({ price }) => price !== null && price > 0);
}

function Plan({ plan: { key, name, text, includes } }: { plan: (typeof plans)[number] }) {
  const has = usePageSet();
  return (
    <Card as="article">
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.text}>{text}</p>
      <TickList texts={includes} />
      <div className={styles.action}>
        {key === 'team' ? (
          <ButtonLink to={pagePath('training-services')} variant="secondary" block>
            Lihat layanan pelatihan
          </ButtonLink>
        ) : (
          has('class') && (
            <ButtonLink to={pagePath('class')} variant="secondary" block>
              Lihat kelas
            </ButtonLink>
          )
        )}
      </div>
    </Card>
  );
}

function Range({ classes }: { classes: readonly ClassItem[] }) {
  const range = priceRange(classes);
  if (range === null) return null;
  return (
    <p className={styles.text}>
      Kelas berbayar yang dibuka sekarang mulai {formatRupiah(range.from)} sampai{' '}
      {formatRupiah(range.to)} per orang.
    </p>
  );
}
