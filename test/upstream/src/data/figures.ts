/** The statistics host's numbers and chart series. */

import { counters } from './counters';
import { cities, provinces } from './regions';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** The platform's overall figures. */
export const overall = {
  ...counters,
  classes: 62,
  graduates: 41_870,
  partners: 164,
  provinces: provinces.length,
};

/** What landing pages show. */
export const landing = {
  alumni: counters.alumni,
  schools: counters.schools,
  mentors: counters.mentors,
  cities: counters.cities,
};

/** Figures by province: large provinces have more; the score is out of 100. */
export const provinceFigures = provinces.map(({ id, name }, index) => {
  const size = cities.filter(({ provinceId }) => provinceId === id).length;
  return {
    id,
    name,
    total: size * 83 + ((index * 131) % 240),
    score: Math.round((58 + ((index * 17) % 37) + size / 12) * 10) / 10,
  };
});

/** The last twelve months up to now, growing, with a dip in the holiday months. */
function monthly(base: number, growth: number) {
  const now = new Date();
  return Array.from({ length: 12 }, (_, index) => {
    const month = (now.getUTCMonth() + index + 1) % 12;
    const year = now.getUTCFullYear() - (month > now.getUTCMonth() ? 1 : 0);
    const dip = month === 5 || month === 11 ? 0.7 : 1;
    const label = `${MONTHS[month]} ${year}`;
    return { label, value: Math.round((base + growth * index) * dip + ((index * 37) % 60)) };
  });
}

/** Students over the last twelve months. */
export const students = () => monthly(820, 46);
/** Registrations over the last twelve months. */
export const registrations = () => monthly(260, 19);

const shares = (entries: Record<string, number>) =>
  Object.entries(entries).map(([label, value]) => ({ label, value }));

/** The series of `statistic/chart/{type}`. */
export const charts: Record<string, () => { label: string; value: number }[]> = {
  students,
  registrations,
  registrar: registrations,
  alumni: () => monthly(640, 38),
  schools: () => monthly(42, 5),
  gender: () => shares({ Perempuan: 5_870, 'Laki-laki': 6_590 }),
  age: () =>
    shares({
      'Di bawah 15': 1_240,
      '15–18': 5_310,
      '19–24': 3_870,
      '25–34': 1_460,
      '35 ke atas': 580,
    }),
  level: () => shares({ Pemula: 7_420, Menengah: 3_610, Lanjut: 1_430 }),
  program: () =>
    shares({
      'Rekayasa Web': 2_910,
      'Data dan Analitik': 2_140,
      'Desain Produk Digital': 1_780,
      'Siap Kerja': 1_690,
      'Keamanan Siber': 1_120,
    }),
};

/** Extension programmes. */
export const extensions = [
  'Kelas Perusahaan',
  'Kelas Malam',
  'Kelas Akhir Pekan',
  'Kelas Alumni',
].map((name, index) => ({ id: index + 1, name, slug: name.toLowerCase().replaceAll(' ', '-') }));
