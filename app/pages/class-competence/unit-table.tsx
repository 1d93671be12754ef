import type { SyllabusModule } from '../../api/class';
import { EmptyState } from '../../ui/feedback';
import { formatHours } from '../../ui/format';
import styles from './unit-table.module.css';

interface UnitTableProps {
  modules: readonly SyllabusModule[];
  /** What is learned, in the modules' order. */
  outcomes: readonly string[];
}

/** The units with what shows that they are mastered: a table on wide screens, blocks on narrow ones. */
export function UnitTable({ modules, outcomes }: UnitTableProps) {
  if (modules.length === 0) return <EmptyState title="Unit kompetensi sedang disusun" />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Mampu melakukan</th>
          <th scope="col">Bukti yang dinilai</th>
          <th scope="col">Lama belajar</th>
        </tr>
      </thead>
      <tbody>
        {modules.map((module, index) => (
          <tr key={module.id}>
            <th scope="row">
              <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
              {module.title}
            </th>
            <td data-label="Mampu melakukan">{outcomes[index] ?? module.summary}</td>
            <td data-label="Bukti yang dinilai">{evidenceOf(module)}</td>
            <td data-label="Lama belajar">
              {module.durationHours > 0 ? formatHours(module.durationHours) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Quizzes and projects are what is assessed; a unit without them is shown in class. */
function evidenceOf({ chapters }: SyllabusModule): string {
  const assessed = chapters.filter(({ type }) => type === 'quiz' || type === 'project');
  return assessed.map(({ title }) => title).join(', ') || 'Demonstrasi di kelas';
}
