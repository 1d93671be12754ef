/** A team's line-up: who is in it, and what it lacks by the league's rules. */

export const roles = [
  { key: 'kode', name: 'Penulis kode', task: 'Membuat karya berjalan, lalu membuatnya rapi.' },
  { key: 'rupa', name: 'Perancang tampilan', task: 'Menggambar sebelum orang lain mengetik.' },
  { key: 'jaring', name: 'Penjaga jaringan', task: 'Memastikan karya tetap hidup saat dinilai.' },
  { key: 'data', name: 'Pembaca data', task: 'Menjawab pertanyaan juri dengan angka.' },
  { key: 'cerita', name: 'Juru cerita', task: 'Bicara tiga menit tanpa membaca salindia.' },
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
