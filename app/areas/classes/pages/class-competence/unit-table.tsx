import type { SyllabusModule } from '../../../../api/class';
import { EmptyState } from '../../../../ui/feedback';
import { formatHours } from '../../../../ui/format';
import { StackedTable } from '../../../../ui/stacked-table';
import styles from './unit-table.module.css';

interface UnitTableProps {
  modules: readonly SyllabusModule[];
  /** What is learned, in the modules' order. */
  outcomes: readonly string[];
}

const COLUMNS = ['Unit', 'Mampu melakukan', 'Bukti yang dinilai', 'Lama belajar'];

/** The units with what shows that they are mastered. */
export function UnitTable({ modules, outcomes }: UnitTableProps) {
  if (modules.length === 0) return <EmptyState title="Unit kompetensi sedang disusun" />;
  const rows = modules.map((module, index) => ({
    key: module.id,
    heading: (
      <>
        <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
        {module.title}
      </>
    ),
    cells: [
      outcomes[index] ?? module.summary,
      evidenceOf(module),
      module.durationHours > 0 ? formatHours(module.durationHours) : '–',
    ],
  }));
  return <StackedTable columns={COLUMNS} rows={rows} />;
}

/** Quizzes and projects are what is assessed; a unit without them is shown in class. */
function evidenceOf({ chapters }: SyllabusModule): string {
  const assessed = chapters.filter(({ type }) => type === 'quiz' || type === 'project');
  return assessed.map(({ title }) => title).join(', ') || 'Demonstrasi di kelas';
}
