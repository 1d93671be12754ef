/** The league's teams after five rounds, made up for show: ranked by what they have won. */

export interface Team {
  readonly name: string;
  readonly school: string;
  /** Marks out of 100, round by round. */
  readonly rounds: readonly number[];
}

export interface Standing extends Team {
  readonly rank: number;
  readonly points: number;
  /** The last round's marks beside those of the round before. */
  readonly change: number;
}

export const teams: readonly Team[] = [
  { name: 'Kabel Biru', school: 'SMK Contoh Bahari Makassar', rounds: [84, 79, 91, 88, 93] },
  { name: 'Tumpang Sari', school: 'SMK Contoh Mandiri Malang', rounds: [88, 90, 82, 86, 85] },
  { name: 'Enam Pagi', school: 'SMK Contoh Karya Kupang', rounds: [71, 83, 86, 90, 94] },
  { name: 'Palu Godam', school: 'SMK Contoh Cendekia Tegal', rounds: [90, 85, 77, 81, 80] },
  { name: 'Rawa Kode', school: 'SMK Contoh Nusantara Banjarmasin', rounds: [76, 80, 84, 79, 87] },
  { name: 'Sekrup Longgar', school: 'SMK Contoh Karya Cimahi', rounds: [82, 74, 80, 85, 76] },
  { name: 'Angin Timur', school: 'SMK Contoh Bahari Sorong', rounds: [69, 77, 75, 83, 89] },
  { name: 'Dua Obeng', school: 'SMK Contoh Mandiri Padang', rounds: [78, 72, 81, 74, 79] },
];

const sum = (marks: readonly number[]): number => marks.reduce((all, mark) => all + mark, 0);

/** All teams, the best first; equal points share a place. */
export function standingsOf(all: readonly Team[]): Standing[] {
  const told = all
    .map((team) => ({
      ...team,
      points: sum(team.rounds),
      change: (team.rounds.at(-1) ?? 0) - (team.rounds.at(-2) ?? team.rounds.at(-1) ?? 0),
    }))
    .sort((a, b) => b.points - a.points || b.change - a.change);
  return told.map((team) => ({
    ...team,
    rank: told.findIndex(({ points }) => points === team.points) + 1,
  }));
}
