import type { ReactNode } from 'react';
import type { Job } from '../../api/career';
import { levelText, salaryText } from '../../sections/jobs/job-facts';
import { Avatar } from '../../ui/avatar';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { ClosingBadge } from './closing-badge';
import styles from './job-row.module.css';

interface JobRowProps {
  job: Job;
  /** The title as what opens the job: a link that covers the row. */
  title: ReactNode;
  /** Leaves the company out, where all jobs are one company's. */
  withoutCompany?: boolean;
}

/** One job in a list: who looks for whom, then what it pays, where, how, and until when. */
export function JobRow({ job, title, withoutCompany = false }: JobRowProps) {
  const { career, city, type, level } = job;
  const salary = salaryText(job);
  const hasCompany = !withoutCompany && career.name !== '';
  return (
    <Card as="li" interactive className={styles.row ?? ''}>
      {hasCompany && <Avatar name={career.name} src={career.logo} size={56} kind="marks" />}
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {hasCompany && <p className={styles.company}>{career.name}</p>}
      </div>
      {salary !== '' && (
        <p className={styles.pay}>
          <strong>{salary}</strong> per bulan
        </p>
      )}
      <ul className={styles.facts}>
        {city !== '' && (
          <li>
            <Icon name="pin" size={18} />
            {city}
          </li>
        )}
        {type !== '' && <li>{type}</li>}
        {level !== '' && <li>{levelText(level)}</li>}
      </ul>
      <p className={styles.deadline}>
        <ClosingBadge job={job} />
      </p>
    </Card>
  );
}
