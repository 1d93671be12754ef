import { useId } from 'react';
import { pagePath, usePageSet } from '../router/page-table';
import { AppLink } from '../ui/app-link';
import { stretched } from '../ui/card';
import { Icon, type IconName } from '../ui/icon';
import { Section, SectionHeading } from '../ui/layout';
import styles from './audience-section.module.css';

export type Audience = {
  title: string;
  text: string;
  icon: IconName;
  /** Its page; the link shows where the tenant has it. */
  page: string;
};

type AudienceSectionProps = { title: string; lead: string; audiences: Audience[] };

/** Who else the brand works for, in rows that lead to a page of their own where there is one. */
export function AudienceSection({ title, lead, audiences }: AudienceSectionProps) {
  const id = useId();
  const has = usePageSet();
  return (
    <Section labelledBy={id} ground="deep">
      <div className={styles.layout}>
        <SectionHeading id={id} title={title} lead={lead} />
        <ul className={styles.list}>
          {audiences.map(({ page, icon, ...audience }) => (
            <li key={page} className={styles.row}>
              <Icon name={icon} size={28} />
              <div>
                <h3 className={styles.title}>
                  {has(page) ? (
                    <AppLink to={pagePath(page)} className={stretched}>
                      {audience.title}
                    </AppLink>
                  ) : (
                    audience.title
                  )}
                </h3>
                <p>{audience.text}</p>
              </div>
              {has(page) && <Icon name="arrow-right" />}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
