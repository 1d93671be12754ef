/** Who may apply for which round, and what somebody still lacks. */

export const SCHOOLS = {
  sma: 'Kelas 12 SMA atau MA',
  smk: 'Kelas 12 SMK',
  lulus: 'Lulus paling lama dua tahun lalu',
  lain: 'Belum kelas 12, atau sudah lama lulus',
} as const;

export const PAPERS = {
  keluarga: 'Kartu keluarga',
  penghasilan: 'Surat penghasilan orang tua',
  rapor: 'Rapor lima semester',
  karya: 'Tiga foto karya bengkel',
} as const;

export type SchoolYear = keyof typeof SCHOOLS;
export type Paper = keyof typeof PAPERS;

/** What somebody answers; `income` is the family's in a month, in rupiah, for `members` people. */
export interface Answers {
  readonly school: SchoolYear;
  readonly average: number;
  readonly income: number;
  readonly members: number;
  readonly papers: ReadonlySet<Paper>;
}

interface Terms {
  readonly name: string;
  readonly schools: readonly SchoolYear[];
  readonly average: number;
  /** The most that a family has for each of its members in a month, in rupiah. */
  readonly perHead: number;
  readonly papers: readonly Paper[];
}

export const ROUNDS: readonly Terms[] = [
  {
    name: 'Putaran Reguler',
    schools: ['sma', 'smk', 'lulus'],
    average: 75,
    perHead: 1_500_000,
    papers: ['keluarga', 'penghasilan', 'rapor'],
  },
  {
    name: 'Putaran Vokasi',
    schools: ['smk'],
    average: 0,
    perHead: 2_000_000,
    papers: ['keluarga', 'karya'],
  },
];

/** What stands in the way: the year and the income are what they are, the rest can be brought. */
export type Obstacle = 'school' | 'average' | 'income';

export interface Eligibility {
  readonly name: string;
  readonly obstacles: readonly Obstacle[];
  readonly lacks: readonly Paper[];
}

/** Each round's verdict; what a person may apply for comes first. */
export function eligibilityOf(answers: Answers): readonly Eligibility[] {
  const perHead = answers.income / Math.max(1, answers.members);
  return ROUNDS.map(({ name, schools, average, perHead: most, papers }) => ({
    name,
    obstacles: [
      ...(schools.includes(answers.school) ? [] : ['school' as const]),
      ...(answers.average >= average ? [] : ['average' as const]),
      ...(perHead <= most ? [] : ['income' as const]),
    ],
    lacks: papers.filter((paper) => !answers.papers.has(paper)),
  })).sort((a, b) => a.obstacles.length - b.obstacles.length || a.lacks.length - b.lacks.length);
}
