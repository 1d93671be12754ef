import type { Program } from '../../api/program';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import type { Art } from '../../ui/art-image';
import { Card, stretched } from '../../ui/card';
import { formatNumber } from '../../ui/format';
import { Picture } from '../../ui/picture';
import styles from './program-card.module.css';

/** Where a programme leads: its own page, else the classes it holds, else nowhere. */
export function useProgramPath(): (program: Pick<Program, 'id' | 'slug'>) => string | null {
  const has = usePageSet();
  return ({ id, slug }) => {
    if (has('program-detail')) return pagePath('program-detail', { id, slug });
    if (has('program-slug')) return pagePath('program-slug', { slug });
    if (has('class')) return `${pagePath('class')}?programs=${encodeURIComponent(id)}`;
    return null;
  };
}

/** What is drawn of a programme that has no picture. */
export function programArt({ slug, name }: Pick<Program, 'slug' | 'name'>): Art {
  return { kind: 'works', seed: slug || name, subject: name };
}

interface ProgramCardProps {
  program: Program;
  to: string | null;
  /** The slugs of those before it in the list. */
  after?: readonly string[];
}

/** One programme in a list; the whole card leads to it. */
export function ProgramCard({ program, to, after }: ProgramCardProps) {
  const { name, summary, logo, totalClasses } = program;
  return (
    <Card as="article" interactive={to !== null} className={styles.card ?? ''}>
      <Picture
        src={logo}
        alt=""
        width={112}
        height={112}
        art={{ ...programArt(program), after }}
        className={styles.logo ?? ''}
      />
      <h3 className={styles.title}>
        {to ? (
          <AppLink to={to} className={stretched}>
            {name}
          </AppLink>
        ) : (
          name
        )}
      </h3>
      {summary && <p className={styles.summary}>{summary}</p>}
      {totalClasses > 0 && <p className={styles.count}>{formatNumber(totalClasses)} kelas</p>}
    </Card>
  );
}
