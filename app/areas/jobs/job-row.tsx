import type { ReactNode } from 'react';
import type { Job } from '../../api/career';
import { deadlineText, levelText, salaryText } from '../../sections/jobs/job-facts';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import styles from './job-row.module.css';

interface JobRowProps {
  job: Job;
  /** The title as what opens the job: a link that covers the row. */
  title: ReactNode;
  /** Leaves the company out, where all jobs are one company's. */
  withoutCompany?: boolean;
}

/** One job in a list. */
export function JobRow({ job, title, withoutCompany = false }: JobRowProps) {
  const salary = salaryText(job);
  return (
    <Card as="li" interactive className={styles.row ?? ''}>
      {!withoutCompany && job.career.name !== '' && (
        <Avatar name={job.career.name} src={job.career.logo} size={52} kind="marks" />
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {!withoutCompany && <p className={styles.company}>{job.career.name}</p>}
        <ul className={styles.facts}>
          {job.city !== '' && (
            <li>
              <Icon name="pin" size={18} />
              {job.city}
            </li>
          )}
          {job.type !== '' && <li>{job.type}</li>}
          {job.level !== '' && <li>{levelText(job.level)}</li>}
          {salary !== '' && <li>{salary} per bulan</li>}
        </ul>
      </div>
      <p className={styles.deadline}>
        <Badge tone={job.isOpen ? 'green' : 'grey'} dot>
          {deadlineText(job)}
        </Badge>
      </p>
    </Card>
  );
}
