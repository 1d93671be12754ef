import { useState } from 'react';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Checkbox, toggled } from '../../ui/choice';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import { lacksOf, type Role, roles } from './team';
import styles from './team-sheet.module.css';

/** Edge, halfway line, centre circle and the two penalty areas of a field seen from above, 320 by 200. */
const LINES =
  'M4 4H316V196H4ZM160 4V196M130 100a30 30 0 1 0 60 0a30 30 0 1 0-60 0M4 55H46V145H4M316 55H274V145H316';

/** A line-up to put together before anybody fills in a form. */
export function TeamSheet() {
  const [team, setTeam] = useState<ReadonlySet<Role>>(new Set<Role>(['kode']));
  const has = usePageSet();
  const lacks = lacksOf(team);
  const toggle = (role: Role) => setTeam((before) => toggled(before, role));
  return (
    <Section labelledBy="susun-tim">
      <h2 id="susun-tim" className={styles.title}>
        Susun tim di papan taktik
      </h2>
      <div className={styles.columns}>
        <fieldset className={styles.roles}>
          <legend>Siapa saja yang sudah ada?</legend>
          {roles.map(({ key, name, task }) => (
            <Checkbox
              key={key}
              checked={team.has(key)}
              onChange={() => toggle(key)}
              className={styles.role}
            >
              <span>
                <strong>{name}</strong>
                {task}
              </span>
            </Checkbox>
          ))}
        </fieldset>
        <div role="status" className={styles.verdict}>
          <p className={styles.count}>{team.size} pemain</p>
          <LineUp team={team} />
          {lacks.length === 0 ? (
            <p>Susunan sah. Tinggal nama, seragam, dan tanda tangan kepala sekolah.</p>
          ) : (
            <ul className={styles.lacks}>
              {lacks.map((lack) => (
                <li key={lack}>{lack}</li>
              ))}
            </ul>
          )}
          {lacks.length === 0 && has('liga-smk-register') && (
            <ButtonLink to={pagePath('liga-smk-register')} variant="inverse">
              Bawa ke formulir
            </ButtonLink>
          )}
        </div>
      </div>
      <ScriptNote />
    </Section>
  );
}

/** The field that the team takes: a place for each role, filled once the team has it; the words beside say the same. */
function LineUp({ team }: { team: ReadonlySet<Role> }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className={styles.field}>
      <path className={styles.lines} d={LINES} />
      {roles.map(({ key, place: [x, y], label }) => (
        <g key={key} data-filled={team.has(key) || undefined} className={styles.place}>
          <circle cx={x} cy={y} r="19" />
          <text x={x} y={y + 36}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
