import type { JobDetail } from '../../api/career';
import { levelText, salaryText } from '../../sections/jobs/job-facts';
import { ButtonLink } from '../../ui/button';
import { RichText } from '../../ui/rich-text/rich-text';
import { TickList } from '../../ui/tick-list';
import { ClosingBadge } from './closing-badge';
import styles from './job-details.module.css';

/** What a job is and asks for, in a dialog or on a page. */
export function JobText({ job }: { job: JobDetail }) {
  const { description, responsibilities, requirements } = job;
  if (description === '' && responsibilities.length + requirements.length === 0) {
    return <p>Uraiannya menyusul.</p>;
  }
  return (
    <div className={styles.text}>
      {job.description !== '' && <RichText html={job.description} />}
      <div className={styles.lists}>
        <List title="Yang akan kamu kerjakan" texts={job.responsibilities} />
        <List title="Yang dibutuhkan" texts={job.requirements} />
      </div>
    </div>
  );
}

function List({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <TickList texts={texts} />
    </section>
  );
}

/** The facts of a job in the order in which they are asked for; those that are not told are left out. */
export function JobFacts({ job }: { job: JobDetail }) {
  const salary = salaryText(job);
  const facts = [
    ['Kota', job.city],
    ['Jenis', job.type],
    ['Tingkat', levelText(job.level)],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={styles.facts}>
      {salary !== '' && (
        <div className={styles.pay}>
          <dt>Gaji per bulan</dt>
          <dd>{salary}</dd>
        </div>
      )}
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.closing}>
        <dt>Pendaftaran</dt>
        <dd>
          <ClosingBadge job={job} />
        </dd>
      </div>
    </dl>
  );
}

/** The way to apply, at the company's own site; in words where there is none. */
export function ApplyLink({ job, block = false }: { job: JobDetail; block?: boolean }) {
  if (!job.isOpen) return <p className={styles.closed}>Lowongan ini sudah ditutup.</p>;
  if (job.applyLink === '') {
    return <p className={styles.closed}>Hubungi perusahaan untuk melamar.</p>;
  }
  return (
    <ButtonLink block={block} size="large" iconEnd="arrow-up-right" to={job.applyLink}>
      Lamar di situs perusahaan
    </ButtonLink>
  );
}
