import { useId } from 'react';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { CounterSection } from '../../../sections/counter-section';
import { PointSection } from '../../../sections/point-section';
import { TalkActions } from '../../../sections/talk-actions';
import { AppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button';
import { Section, SectionHeading } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { kindLabels, portfolioItems } from '../items';
import { itemPath } from '../portfolio-card';
import { sectors } from './clients/content';
import styles from './clients.module.css';

/** Whom the brand works with: kinds of institutions, and what was done with some of them. */
export default function ClientsPage() {
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Lembaga yang belajar bersama kami"
        lead="Dari tim berisi lima orang sampai program satu provinsi. Yang sama: mereka datang membawa masalah, bukan daftar materi."
        current="Klien"
      />
      <Cases />
      <CounterSection />
      <PointSection
        title="Siapa saja yang datang"
        lead="Dan pertanyaan yang biasanya mereka bawa di pertemuan pertama."
        points={sectors}
      />
      <CallToAction
        title="Masalah Anda mungkin pernah kami temui"
        text="Kalau belum, kami akan mengatakannya, lalu mencari jalannya bersama."
      >
        <TalkActions second={{ page: 'services', label: 'Lihat layanan' }} />
      </CallToAction>
    </>
  );
}

/** The portfolio by client, as a table of who, what and which sort. */
function Cases() {
  const id = useId();
  const has = usePageSet();
  const all = has('portfolio') && (
    <ButtonLink to={pagePath('portfolio')} variant="secondary" iconEnd="arrow-right">
      Buka portofolio
    </ButtonLink>
  );
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title="Beberapa yang bisa diceritakan" action={all} />
      <ul>
        {portfolioItems.map((item) => (
          <li key={item.slug} className={styles.row}>
            <p className={styles.client}>{item.clientName}</p>
            <div>
              <h3 className={styles.title}>
                {has('portfolio') ? (
                  <AppLink to={itemPath(item)}>{item.title}</AppLink>
                ) : (
                  item.title
                )}
              </h3>
              <p className={styles.summary}>{item.summary}</p>
            </div>
            <p className={styles.kind}>{kindLabels[item.kind]}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Nama mitra dan ceritanya contoh untuk peragaan.</p>
    </Section>
  );
}
