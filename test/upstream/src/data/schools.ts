/** Three hundred made-up schools, spread over all provinces; their names say that they are examples. */

import { programs } from './programs';
import { cities, provinces } from './regions';
import { pick } from './table';

export interface School {
  id: number;
  name: string;
  npsn: string;
  cityId: number;
  city: string;
  provinceId: number;
  province: string;
  address: string;
  logo: string;
  totalStudents: number;
  programIds: number[];
}

const kinds = ['SMK', 'SMA', 'SMK', 'MA', 'SMP'];
const names = [
  'Contoh Cendekia',
  'Contoh Bahari',
  'Contoh Mandiri',
  'Contoh Nusantara',
  'Contoh Karya',
];
const streets = [
  'Jalan Melati',
  'Jalan Kenanga',
  'Jalan Pelajar',
  'Jalan Merdeka',
  'Jalan Pendidikan',
];

function school(index: number): School {
  const province = pick(provinces, index);
  const round = Math.floor(index / provinces.length);
  const city = pick(
    cities.filter(({ provinceId }) => provinceId === province.id),
    round * 3,
  );
  const place = city.name.replace(/^(Kabupaten|Kota) /, '');
  return {
    id: index + 1,
    name: `${pick(kinds, index + round)} ${pick(names, index + 2 * round)} ${place}`,
    npsn: String(90_000_001 + index * 37),
    cityId: city.id,
    city: city.name,
    provinceId: province.id,
    province: province.name,
    address: `${pick(streets, index)} No. ${1 + ((index * 7) % 120)}, ${place}`,
    logo: '',
    totalStudents: 120 + ((index * 53) % 880),
    programIds: [pick(programs, index).id, pick(programs, index + 5).id],
  };
}

/** Every school. */
export const schools = (): School[] => Array.from({ length: 300 }, (_, index) => school(index));
