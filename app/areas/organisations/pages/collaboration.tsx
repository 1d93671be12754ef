import { usePageParams } from '../../../router/page-query';
import { pagePath } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { Card } from '../../../ui/card';
import { FilterChip } from '../../../ui/chip';
import { Container } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { Cluster, Grid } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import {
  type Collaboration,
  collaborationsFor,
  type Partner,
  partners,
  readPartner,
} from './collaboration/forms';
import styles from './collaboration.module.css';

const STEPS = [
  { title: 'Kirim gagasan', text: 'Satu paragraf cukup: siapa Anda dan apa yang ingin dicapai.' },
  { title: 'Bertemu', text: 'Setengah jam untuk menyamakan harapan, daring atau di tempat Anda.' },
  {
    title: 'Tulis bersama',
    text: 'Satu halaman kesepakatan: siapa mengerjakan apa, sampai kapan.',
  },
  { title: 'Jalankan dan tinjau', text: 'Ada tinjauan di tengah jalan, bukan hanya di akhir.' },
];

/** Ways of working together, filtered by who asks; the choice stands in the address. */
export default function CollaborationPage() {
  const query = usePageParams();
  const partner = readPartner(query);
  const forms = collaborationsFor(partner);
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Bekerja sama dengan kami"
        lead="Setiap bentuk kerja sama menulis jelas yang Anda bawa dan yang kami bawa. Pilih siapa Anda untuk melihat yang cocok."
        current="Kolaborasi"
      >
        <PartnerChoice chosen={partner} />
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <p role="status" className={styles.count}>
          {forms.length} bentuk kerja sama
          {partner && ` untuk ${partners[partner].toLowerCase()}`}
        </p>
        <Grid min="22rem">
          {forms.map((form) => (
            <CollaborationCard key={form.key} form={form} />
          ))}
        </Grid>
      </Container>
      <StepSection title="Dari gagasan sampai berjalan" steps={STEPS} />
      <CallToAction
        title="Punya bentuk lain di kepala?"
        text="Banyak kerja sama terbaik kami berawal dari usul yang tidak ada di daftar ini."
      >
        <TalkActions />
      </CallToAction>
    </>
  );
}

function PartnerChoice({ chosen }: { chosen: Partner | null }) {
  const page = pagePath('collaboration');
  return (
    <nav aria-label="Siapa Anda">
      <Cluster gap={1}>
        <FilterChip to={page} selected={chosen === null}>
          Semua
        </FilterChip>
        {Object.entries(partners).map(([key, label]) => (
          <FilterChip key={key} to={`${page}?mitra=${key}`} selected={key === chosen}>
            {label}
          </FilterChip>
        ))}
      </Cluster>
    </nav>
  );
}

function CollaborationCard({ form: { icon, title, text, yours, ours } }: { form: Collaboration }) {
  return (
    <Card as="article">
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.sides}>
        <Side title="Anda membawa" texts={yours} />
        <Side title="Kami membawa" texts={ours} />
      </div>
    </Card>
  );
}

function Side({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.side}>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
