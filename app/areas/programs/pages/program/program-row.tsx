import type { Program } from '../../../../api/program';
import { programArt } from '../../../../sections/programs/program-card';
import { AppLink } from '../../../../ui/app-link';
import { Card, CardBody, stretched } from '../../../../ui/card';
import { formatNumber } from '../../../../ui/format';
import { Picture } from '../../../../ui/picture';
import styles from './program-row.module.css';

interface ProgramRowProps {
  program: Program;
  to: string | null;
  /** The slugs of those before it in the list. */
  after: readonly string[];
  eager: boolean;
}

/** One programme in the list of all: its picture, what it is for, how many classes it holds. */
export function ProgramRow({ program, to, after, eager }: ProgramRowProps) {
  const { name, summary, logo, totalClasses } = program;
  return (
    <Card as="article" interactive={to !== null} flush className={styles.row ?? ''}>
      <Picture
        src={logo}
        alt=""
        width={640}
        height={360}
        art={{ ...programArt(program), after }}
        eager={eager}
      />
      <CardBody>
        <h2 className={styles.title}>
          {to ? (
            <AppLink to={to} className={stretched}>
              {name}
            </AppLink>
          ) : (
            name
          )}
        </h2>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        {totalClasses > 0 && (
          <div className={styles.count}>
            <strong>{formatNumber(totalClasses)}</strong> kelas berurutan
          </div>
        )}
      </CardBody>
    </Card>
  );
}
