import { VisuallyHidden } from '../../ui/visually-hidden';
import { SKILL_STEPS, type SkillChange } from './item';
import styles from './skill-chart.module.css';

const STEPS = Array.from({ length: SKILL_STEPS }, (_, index) => index + 1);

/** What the participants could do at the beginning and at the end, skill by skill. */
export function SkillChart({ skills }: { skills: readonly SkillChange[] }) {
  return (
    <table className={styles.chart}>
      <thead>
        <tr>
          <th scope="col">Keterampilan, skala 1 sampai {SKILL_STEPS}</th>
          <th scope="col">
            <span className={styles.keys}>
              <span className={styles.before}>awal</span>
              <VisuallyHidden> dan </VisuallyHidden>
              <span className={styles.after}>akhir</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {skills.map(({ skill, before, after }) => (
          <tr key={skill}>
            <th scope="row">{skill}</th>
            <td>
              <span className={styles.steps} aria-hidden="true">
                {STEPS.map((step) => (
                  <span key={step} className={stepClass(step, before, after)} />
                ))}
              </span>
              <VisuallyHidden>
                dari {before} menjadi {after}
              </VisuallyHidden>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a step was there at the beginning, has been won, or is still ahead. */
function stepClass(step: number, before: number, after: number): string | undefined {
  if (step <= before) return styles.before;
  return step <= after ? styles.after : undefined;
}
