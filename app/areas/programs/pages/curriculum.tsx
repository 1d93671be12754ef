import { useCall } from '../../../data/use-call';
import type { PageArgs } from '../../../router/page-module';
import { pagePath } from '../../../router/page-table';
import { LastWord } from '../../../sections/last-word';
import { useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { AppLink } from '../../../ui/app-link';
import { stretched } from '../../../ui/card';
import { Skeleton } from '../../../ui/feedback';
import { formatNumber } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { Section, SectionHeading } from '../../../ui/layout';
import { createOwnWords, useOwnWords } from '../../../ui/own-words';
import { PageHeader } from '../../../ui/page-header';
import styles from './curriculum.module.css';
import { curriculaAt } from './first-views';

const STAGES = [
  { title: 'Dasar', text: 'Istilah, alat, dan kebiasaan kerja. Tanpa syarat pengalaman.' },
  { title: 'Menengah', text: 'Proyek kecil berulang, masing-masing dengan umpan balik mentor.' },
  { title: 'Lanjutan', text: 'Masalah nyata dengan batasan nyata: waktu, biaya, dan pengguna.' },
  { title: 'Karya akhir', text: 'Satu karya sendiri, dipertanggungjawabkan di depan penguji.' },
];

/** The brand's own words are known before the page is shown. */
export async function loader({ app }: PageArgs) {
  await app.service(createOwnWords).load();
}

/** The stages that all programmes share, and the way to each programme's own curriculum. */
export default function CurriculumPage() {
  const query = useListQuery();
  const own = useOwnWords()?.stages?.map(([title, text]) => ({ title, text }));
  const programs = useCall(curriculaAt(query.page));
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Satu kerangka, banyak jalan"
        lead="Semua program kami melewati empat tahap yang sama. Yang berbeda adalah apa yang dikerjakan di tiap tahapnya."
        current="Kurikulum"
      />
      <Section label="Empat tahap">
        <ol className={styles.stages}>
          {(own ?? STAGES).map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section labelledBy="kurikulum-program">
        <SectionHeading id="kurikulum-program" title="Pilih program" />
        <ListResults
          reading={programs}
          query={query}
          noun="program"
          skeleton={<Skeleton height="60rem" />}
        >
          {({ items }) => (
            <ul className={styles.programs}>
              {items.map(({ id, slug, name, summary, totalClasses }) => (
                <li key={id}>
                  <h3>
                    <AppLink
                      to={pagePath('curriculum-program', { program: slug })}
                      className={stretched}
                    >
                      {name}
                    </AppLink>
                  </h3>
                  <p>{summary}</p>
                  {totalClasses > 0 && (
                    <span className={styles.count}>{formatNumber(totalClasses)} kelas</span>
                  )}
                  <Icon name="arrow-right" size={20} />
                </li>
              ))}
            </ul>
          )}
        </ListResults>
      </Section>
      <LastWord />
    </>
  );
}
