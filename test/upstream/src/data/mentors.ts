/** Forty mentors: made-up people, which `isDemo` says. */

import { programs } from './programs';
import { pick } from './table';

export interface Mentor {
  id: number;
  slug: string;
  name: string;
  position: string;
  photo: string;
  company: string;
  city: string;
  bio: string;
  programId: number;
  expertise: string[];
  totalClasses: number;
  totalStudents: number;
  isDemo: true;
}

const given = 'Anindya Bagas Citra Danang Endah Fajar Galuh Hendra Intan Jaya'.split(' ');
const family = 'Prameswari Wiratama Lestarini Nugraheni Saputro'.split(' ');
const cities =
  'Bandung,Yogyakarta,Surabaya,Makassar,Medan,Denpasar,Semarang,Malang,Palembang,Banjarmasin'.split(
    ',',
  );
const beginnings = [
  'Mulai mengajar dari ruang belajar kecil di',
  'Sepuluh tahun membangun produk digital dari',
  'Percaya bahwa latihan kecil setiap hari mengubah banyak hal; tinggal di',
  'Menulis, membimbing, dan menguji gagasan bersama komunitas di',
];

function mentor(index: number): Mentor {
  const name = `${pick(given, index)} ${pick(family, Math.floor(index / 10) + index)}`;
  const program = pick(programs, index);
  const career = pick(program.careers, Math.floor(index / programs.length));
  const city = pick(cities, index * 3);
  return {
    id: index + 1,
    slug: `mentor-${String(index + 1).padStart(2, '0')}`,
    name,
    position: `${career.charAt(0).toUpperCase()}${career.slice(1)}`,
    photo: '',
    company: `Studio Contoh ${city}`,
    city,
    bio: `${pick(beginnings, index)} ${city}. Di kelas ${program.name} ia menekankan praktik, umpan balik yang jelas, dan keberanian bertanya.`,
    programId: program.id,
    expertise: program.keywords.slice(0, 3),
    totalClasses: 2 + (index % 5),
    totalStudents: 140 + ((index * 37) % 460),
    isDemo: true,
  };
}

/** Every mentor. */
export const mentors: Mentor[] = Array.from({ length: 40 }, (_, index) => mentor(index));
