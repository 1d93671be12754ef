/** How the roles are called on the page. */
import type { Role } from '../../api/user';

export const roleLabels: Readonly<Record<Role, string>> = {
  superadmin: 'Pengelola utama',
  admin: 'Pengelola',
  mentor: 'Mentor',
  teacher: 'Guru',
  student: 'Siswa',
  industry: 'Mitra industri',
  writer: 'Penulis',
  lead_program: 'Ketua program',
  partner: 'Mitra',
  lead_region: 'Ketua wilayah',
};
