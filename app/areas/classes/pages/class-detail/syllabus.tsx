import {
  type Chapter,
  type ChapterType,
  getSyllabus,
  type SyllabusModule,
} from '../../../../api/class';
import { Failed } from '../../../../data/query-boundary';
import { useCall } from '../../../../data/use-call';
import { Accordion, Disclosure } from '../../../../ui/accordion';
import { Badge } from '../../../../ui/badge';
import { Loading, Skeleton } from '../../../../ui/feedback';
import { formatHours, formatMinutes, formatNumber } from '../../../../ui/format';
import { Icon, type IconName } from '../../../../ui/icon';
import { Part } from './part';
import styles from './syllabus.module.css';

const chapterLooks: Readonly<Record<ChapterType | '', { icon: IconName; label: string }>> = {
  video: { icon: 'play', label: 'Video' },
  reading: { icon: 'book', label: 'Bacaan' },
  quiz: { icon: 'check', label: 'Kuis' },
  project: { icon: 'spark', label: 'Proyek' },
  '': { icon: 'book', label: 'Materi' },
};

/** The syllabus: modules that open to their chapters. */
export function Syllabus({ classId }: { classId: string }) {
  const syllabus = useCall(getSyllabus(classId));
  if (syllabus.status === 'loading') return <SyllabusSkeleton />;
  if (syllabus.status === 'failed') {
    return (
      <Part id="silabus" title="Silabus">
        <Failed {...syllabus} title="Silabus belum bisa dimuat" />
      </Part>
    );
  }
  const modules = syllabus.data;
  if (modules.length === 0) return null;
  return (
    <Part id="silabus" title="Silabus">
      <p className={styles.total}>{totalText(modules)}</p>
      <Accordion>
        {modules.map((module, index) => (
          <Disclosure
            key={module.id || module.title}
            title={<ModuleTitle module={module} number={index + 1} />}
            open={index === 0}
          >
            {module.summary !== '' && <p>{module.summary}</p>}
            <ChapterList chapters={module.chapters} />
          </Disclosure>
        ))}
      </Accordion>
    </Part>
  );
}

function totalText(modules: readonly SyllabusModule[]): string {
  const chapters = modules.reduce((sum, module) => sum + module.chapters.length, 0);
  const hours = modules.reduce((sum, module) => sum + module.durationHours, 0);
  const parts = [
    `${formatNumber(modules.length)} modul`,
    chapters > 0 && `${formatNumber(chapters)} bab`,
    hours > 0 && formatHours(hours),
  ];
  return parts.filter(Boolean).join(' · ');
}

function ModuleTitle({ module, number }: { module: SyllabusModule; number: number }) {
  const { title, chapters, durationHours } = module;
  const parts = [
    chapters.length > 0 && `${formatNumber(chapters.length)} bab`,
    durationHours > 0 && formatHours(durationHours),
  ].filter(Boolean);
  return (
    <>
      <span className={styles.number}>{number}.</span> {title}
      {parts.length > 0 && <span className={styles.size}>{parts.join(' · ')}</span>}
    </>
  );
}

function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ id, title, type, durationMinutes, isFree }) => (
        <li key={id || title}>
          <Icon name={chapterLooks[type].icon} size={18} />
          <span className={styles.chapter}>
            {title}
            <span className={styles.kind}>
              {chapterLooks[type].label}
              {durationMinutes > 0 && ` · ${formatMinutes(durationMinutes)}`}
            </span>
          </span>
          {isFree && <Badge tone="green">Gratis</Badge>}
        </li>
      ))}
    </ol>
  );
}

function SyllabusSkeleton() {
  return (
    <Part id="silabus" title="Silabus">
      <Loading label="Memuat silabus">
        <div className={styles.ghost}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      </Loading>
    </Part>
  );
}
