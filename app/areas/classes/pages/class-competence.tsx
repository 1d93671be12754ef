import { type ClassOverview, getClass, getSyllabus } from '../../../api/class';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { useItem } from '../../../data/use-item';
import { type PageParams, pagePath, usePageSet } from '../../../router/page-table';
import { originText } from '../../../sections/classes/class-facts';
import { levelLabels } from '../../../sections/classes/class-labels';
import { type Step, StepSection } from '../../../sections/step-section';
import { ButtonLink } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Skeleton } from '../../../ui/feedback';
import { formatHours } from '../../../ui/format';
import { Cluster, SectionHeading, Stack } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { ShareButton } from '../../../ui/share-button';
import { SideLayout } from '../../../ui/side-layout';
import { EnrolCard } from '../enrolment/enrol-card';
import { RelatedCompetences } from './class-competence/related';
import { UnitTable } from './class-competence/unit-table';

const STEPS: Step[] = [
  {
    title: 'Tunjukkan buktinya',
    text: 'Tugas dan proyek yang kamu kerjakan selama kelas menjadi bukti tiap unit.',
  },
  {
    title: 'Dinilai per unit',
    text: 'Penilai memakai lembar yang sama untuk semua peserta: kompeten atau belum kompeten.',
  },
  {
    title: 'Perbaiki yang kurang',
    text: 'Unit yang belum kompeten boleh diulang tanpa mengulang seluruh kelas.',
  },
];

/** The class of the path. */
export const itemCall = ({ slug = '' }: PageParams) => getClass(slug);

/** What somebody who has finished the class is able to do, unit by unit, and how that is shown. */
export default function ClassCompetencePage() {
  const item = useItem(itemCall);
  const units = useCall(getSyllabus(item.id));
  return (
    <>
      <CompetenceHeader item={item} />
      <SideLayout label="Pendaftaran" side={<EnrolCard item={item} />} isSideFirst>
        <section aria-labelledby="unit-kompetensi">
          <SectionHeading
            id="unit-kompetensi"
            title="Unit kompetensi"
            lead="Tiap unit punya bukti yang dinilai, jadi jelas apa yang sudah dan belum kamu kuasai."
          />
          <QueryBoundary reading={units} label="Memuat unit" skeleton={<Skeleton height="24rem" />}>
            {(modules) => <UnitTable modules={modules} outcomes={item.outcomes} />}
          </QueryBoundary>
        </section>
      </SideLayout>
      <StepSection title="Bagaimana dinilai" steps={STEPS} />
      <RelatedCompetences items={item.related} />
    </>
  );
}

function CompetenceHeader({ item }: { item: ClassOverview }) {
  const has = usePageSet();
  const trail = [
    ...(has('class') ? [{ label: 'Kelas', to: pagePath('class') }] : []),
    ...(has('class-detail')
      ? [{ label: item.name, to: pagePath('class-detail', { slug: item.slug }) }]
      : []),
  ];
  return (
    <PageHeader
      eyebrow={originText(item)}
      title={`Kompetensi: ${item.name}`}
      lead={item.summary}
      trail={trail}
      current="Kompetensi"
    >
      <Stack gap={2}>
        <Cluster gap={1}>
          {item.level !== '' && <Chip>{levelLabels[item.level]}</Chip>}
          {item.durationHours > 0 && <Chip>{formatHours(item.durationHours)}</Chip>}
          {item.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </Cluster>
        <Cluster gap={1}>
          {has('class-detail') && (
            <ButtonLink to={pagePath('class-detail', { slug: item.slug })} iconEnd="arrow-right">
              Lihat kelasnya
            </ButtonLink>
          )}
          <ShareButton title={`Kompetensi: ${item.name}`} />
        </Cluster>
      </Stack>
    </PageHeader>
  );
}
