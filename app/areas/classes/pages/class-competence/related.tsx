import type { ClassItem } from '../../../../api/class';
import { pagePath } from '../../../../router/page-table';
import { AppLink } from '../../../../ui/app-link';
import { Card, stretched } from '../../../../ui/card';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './related.module.css';

/** The competences of the programme's other classes. */
export function RelatedCompetences({ items }: { items: readonly ClassItem[] }) {
  if (items.length === 0) return null;
  return (
    <Section ground="soft" labelledBy="kompetensi-lain">
      <SectionHeading id="kompetensi-lain" title="Kompetensi serumpun" />
      <div className={styles.items}>
        {items.map(({ id, slug, name, summary }) => (
          <Card key={id} as="article" interactive>
            <h3>
              <AppLink to={pagePath('class-competence', { slug })} className={stretched}>
                {name}
              </AppLink>
            </h3>
            <p>{summary}</p>
          </Card>
        ))}
      </div>
    </Section>
  );
}
