/** What a signed-in visitor can do next, by role. */
import type { Role } from '../../api/user';
import type { IconName } from '../../ui/icon';

export interface NextStep {
  readonly page: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const LEARN: readonly NextStep[] = [
  {
    page: 'courses',
    icon: 'play',
    title: 'Lanjutkan kursus',
    text: 'Buka daftar kursus dan teruskan dari bab terakhirmu.',
  },
  {
    page: 'class',
    icon: 'calendar',
    title: 'Cari kelas berjadwal',
    text: 'Lihat kelas yang sedang membuka pendaftaran.',
  },
  {
    page: 'chat',
    icon: 'chat',
    title: 'Tanya asisten belajar',
    text: 'Minta disusunkan rencana belajar untuk pekan ini.',
  },
];

const TEACH: readonly NextStep[] = [
  {
    page: 'silabus',
    icon: 'book',
    title: 'Buka silabus',
    text: 'Periksa susunan materi sebelum sesi berikutnya.',
  },
  {
    page: 'training-services-syllabus',
    icon: 'book',
    title: 'Bandingkan silabus program',
    text: 'Lihat modul dan jam belajar tiap program pelatihan.',
  },
];

const HIRE: readonly NextStep[] = [
  {
    page: 'talent-hiring',
    icon: 'search',
    title: 'Cari talenta',
    text: 'Temukan lulusan yang hasil kerjanya bisa diperiksa.',
  },
  {
    page: 'training-services',
    icon: 'building',
    title: 'Rencanakan pelatihan tim',
    text: 'Susun program dari kebutuhan pekerjaan Anda.',
  },
];

const TALK: NextStep = {
  page: 'make-appointment',
  icon: 'user',
  title: 'Bicara dengan kami',
  text: 'Pilih waktu untuk berkonsultasi langsung.',
};

const TEACHERS: ReadonlySet<Role> = new Set(['mentor', 'teacher', 'lead_program', 'writer']);
const PARTNERS: ReadonlySet<Role> = new Set(['industry', 'partner', 'lead_region']);

/** At most this many are shown. */
const SHOWN = 4;

/** The next steps of a role, of those whose page the tenant has. */
export function nextSteps(role: Role | null, has: (page: string) => boolean): readonly NextStep[] {
  const own =
    role !== null && TEACHERS.has(role) ? TEACH : role !== null && PARTNERS.has(role) ? HIRE : [];
  return [...own, ...LEARN, TALK].filter(({ page }) => has(page)).slice(0, SHOWN);
}
