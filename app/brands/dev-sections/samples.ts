/** What the platform answers in each state that a section can be in. */
export const STATES = ['many', 'one', 'long', 'empty', 'loading', 'failed'] as const;
export type State = (typeof STATES)[number];

export const stateLabels: Readonly<Record<State, string>> = {
  many: 'banyak',
  one: 'satu',
  long: 'sangat panjang',
  empty: 'kosong',
  loading: 'sedang dimuat',
  failed: 'gagal',
};

export const LONG =
  'Pertanggungjawaban Keterselenggaraan Pembelajaran Antarkebudayaan yang Berkesinambungan';
export const UNBROKEN = 'Mempertanggungjawabkan_keterselenggaraan_tanpa_satu_pun_spasi_di_dalamnya';

const MANY = 8;

/** Items that the platform has, so that pressing a card leads somewhere. */
const CLASSES = [
  ...['dasar-web', 'javascript-dari-nol', 'sql-untuk-analis', 'literasi-data-untuk-semua'],
  ...['dasbor-yang-bercerita', 'android-pertama-saya', 'flutter-untuk-pemula', 'model-ke-produksi'],
];
const PROGRAMS = [
  ...['rekayasa-web', 'data-dan-analitik', 'pembelajaran-mesin', 'aplikasi-seluler'],
  ...['desain-produk-digital', 'keamanan-siber', 'komputasi-awan', 'pemasaran-digital'],
];
const LEVELS = ['beginner', 'intermediate', 'advanced'];
const PHASES = ['isRegistrationOpen', 'isComingSoon', 'isStarted', 'isEnded'];

interface Named {
  readonly name: string;
  readonly index: number;
}

/** The names in a state: as many as it has, as long as it has them. */
function namesOf(what: string, state: State): readonly Named[] {
  const all = Array.from({ length: MANY }, (_, index) => ({ name: `${what} ${index + 1}`, index }));
  switch (state) {
    case 'one':
      return all.slice(0, 1);
    case 'long':
      return [LONG, UNBROKEN, 'A'].map((name, index) => ({ name, index }));
    case 'empty':
      return [];
    default:
      return all;
  }
}

const classOf = ({ name, index }: Named) => ({
  id: index + 1,
  slug: CLASSES[index],
  code: `BG-${101 + index}`,
  name,
  level: LEVELS[index % LEVELS.length],
  type: 'online',
  [PHASES[index % PHASES.length] ?? '']: true,
  program: { id: 1, name },
  price: index === 0 ? 0 : 987_654_321 / 10 ** index,
  startDate: '2030-01-07',
  endDate: '2030-02-18',
  quota: 30,
  totalStudents: index * 4,
  mentor: { id: 1, name },
});

const programOf = ({ name, index }: Named) => ({
  id: index + 1,
  slug: PROGRAMS[index],
  name,
  summary: `${name}: satu kalimat tentang isinya.`,
  totalClasses: 10 ** index,
});

const mentorOf = ({ name, index }: Named) => ({
  id: index + 1,
  slug: `contoh-mentor-${index + 1}`,
  name,
  position: 'Pengajar',
  company: `Tempat kerja ${index + 1}`,
});

const FIGURES: Readonly<Record<string, number>> = {
  alumni: 48_210,
  mentors: 132,
  programs: 12,
  cities: 214,
};

function countersIn(state: State): Readonly<Record<string, number>> {
  const flags = Object.keys(FIGURES);
  switch (state) {
    case 'one':
      return { alumni: 1 };
    case 'long':
      return Object.fromEntries(flags.map((flag) => [flag, 987_654_321_012]));
    case 'empty':
      return {};
    default:
      return FIGURES;
  }
}

const page = <T>(items: readonly T[]) => ({
  items,
  page: 1,
  perPage: 10,
  totalItems: items.length,
  totalPages: 1,
});

const answers: readonly [path: string, answer: (state: State) => unknown][] = [
  ['/class/active', (state) => page(namesOf('Kelas', state).map(classOf))],
  ['/program/active', (state) => page(namesOf('Program', state).map(programOf))],
  ['/active/mentors', (state) => namesOf('Mentor', state).map(mentorOf)],
  ['/statistics/counter', countersIn],
  ['/statistic/landing/counter', countersIn],
];

/** What the platform answers at an address in a state; null where it never does. */
export function answerIn(state: State, address: string): Response | null {
  if (state === 'loading') return null;
  const found = answers.find(([path]) => address.includes(path))?.[1](state);
  if (state === 'failed' || found === undefined) {
    return json({ status: false, message: '', data: null }, 500);
  }
  return json({ status: true, message: '', data: found }, 200);
}

function json(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}
