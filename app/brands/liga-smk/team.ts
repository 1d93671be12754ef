/** A team's line-up: who is in it, and what it lacks by the league's rules. */

/** `place` is where a role plays, on a field of 320 by 200 that is attacked to the right; `label` its name there. */
export const roles = [
  {
    key: 'kode',
    name: 'Penulis kode',
    task: 'Membuat karya berjalan, lalu membuatnya rapi.',
    label: 'Kode',
    place: [222, 44],
  },
  {
    key: 'rupa',
    name: 'Perancang tampilan',
    task: 'Menggambar sebelum orang lain mengetik.',
    label: 'Tampilan',
    place: [222, 132],
  },
  {
    key: 'jaring',
    name: 'Penjaga jaringan',
    task: 'Memastikan karya tetap hidup saat dinilai.',
    label: 'Jaringan',
    place: [40, 88],
  },
  {
    key: 'data',
    name: 'Pembaca data',
    task: 'Menjawab pertanyaan juri dengan angka.',
    label: 'Data',
    place: [106, 88],
  },
  {
    key: 'cerita',
    name: 'Juru cerita',
    task: 'Bicara tiga menit tanpa membaca salindia.',
    label: 'Cerita',
    place: [283, 88],
  },
] as const;

export type Role = (typeof roles)[number]['key'];

const SMALLEST = 3;
const LARGEST = 4;

/** What is still to be said of a line-up; an empty list when it may play. */
export function lacksOf(team: ReadonlySet<Role>): string[] {
  const lacks: string[] = [];
  if (team.size < SMALLEST) lacks.push(`Kurang ${SMALLEST - team.size} orang lagi.`);
  if (team.size > LARGEST) lacks.push('Satu tim paling banyak empat orang.');
  if (!team.has('cerita')) lacks.push('Belum ada juru cerita: sepertiga nilai final dari sana.');
  if (!team.has('kode') && !team.has('data'))
    lacks.push('Belum ada yang menulis kode atau membaca data.');
  return lacks;
}
