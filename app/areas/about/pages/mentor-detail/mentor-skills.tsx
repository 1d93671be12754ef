import { pagePath } from '../../../../router/page-table';
import { FilterChip } from '../../../../ui/chip';
import styles from './mentor-skills.module.css';

/** What a mentor knows; each leads to all who know it. */
export function MentorSkills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="keahlian">
      <h2 id="keahlian" className={styles.heading}>
        Keahlian
      </h2>
      <ul className={styles.skills}>
        {[...new Set(skills)].map((skill) => (
          <li key={skill}>
            <FilterChip
              to={`${pagePath('mentor')}?skill=${encodeURIComponent(skill)}`}
              selected={false}
            >
              {skill}
            </FilterChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
