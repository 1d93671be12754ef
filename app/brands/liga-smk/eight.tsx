import { Section } from '../../ui/layout';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './eight.module.css';
import { Shield } from './shield';
import { type Standing, standingsOf, teams } from './teams';

/** The eight best teams, round by round. */
export function Eight() {
  const table = standingsOf(teams);
  const best = table[0]?.points ?? 1;
  return (
    <Section labelledBy="delapan">
      <h2 id="delapan">Delapan besar musim lalu</h2>
      <p className={styles.note}>
        Poin dijumlahkan dari lima pekan saringannya. Tim dan sekolah di papan ini data contoh.
      </p>
      <ol className={styles.teams}>
        {table.map((team) => (
          <Line key={team.name} team={team} best={best} />
        ))}
      </ol>
    </Section>
  );
}

function Line({ team, best }: { team: Standing; best: number }) {
  const { rank, name, school, rounds, points, change } = team;
  return (
    <li className={styles.team}>
      <b className={styles.rank}>{rank}</b>
      <Shield name={name} isLarge />
      <p className={styles.name}>
        <b>{name}</b>
        <span>{school}</span>
      </p>
      <p className={styles.rounds}>
        <VisuallyHidden>Nilai tiap pekan: {rounds.join(', ')}</VisuallyHidden>
        {rounds.map((mark, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other name than their order.
          <i key={round} aria-hidden="true" style={{ blockSize: `${mark - 60}px` }} />
        ))}
      </p>
      <p className={styles.points}>
        <b>{points}</b> <span>{gapText(best - points, change)}</span>
      </p>
    </li>
  );
}

function gapText(gap: number, change: number): string {
  const trend = change === 0 ? 'tetap' : change > 0 ? `naik ${change}` : `turun ${-change}`;
  return gap === 0 ? `poin, ${trend}` : `poin, selisih ${gap}, ${trend}`;
}
