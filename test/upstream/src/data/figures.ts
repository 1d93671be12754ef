/** The statistics host's numbers and chart series. */

import { counters } from './counters';
import { cities, provinces } from './regions';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** A point of a chart. */
export interface Point {
  label: string;
  value: number;
}

/** The platform's overall figures. */
const overall = {
  ...counters,
  classes: 62,
  graduates: 41_870,
  partners: 164,
  provinces: provinces.length,
};

/** What landing pages show. */
const landing = {
  alumni: counters.alumni,
  schools: counters.schools,
  mentors: counters.mentors,
  cities: counters.cities,
};

/** Figures by province: large provinces have more; the score is out of 100. */
const provinceFigures = provinces.map(({ id, name }, index) => {
  const size = cities.filter(({ provinceId }) => provinceId === id).length;
  return {
    id,
    name,
    total: size * 83 + ((index * 131) % 240),
    score: Math.round((58 + ((index * 17) % 37) + size / 12) * 10) / 10,
  };
});

/** A value for each of the last twelve months up to this one; `month` is 0 for January. */
export function monthly(value: (index: number, month: number) => number): Point[] {
  const now = new Date();
  return Array.from({ length: 12 }, (_, index) => {
    const month = (now.getUTCMonth() + index + 1) % 12;
    const year = now.getUTCFullYear() - (month > now.getUTCMonth() ? 1 : 0);
    return { label: `${MONTHS[month]} ${year}`, value: value(index, month) };
  });
}

/** Growing, with a dip in the holiday months. */
const growing = (base: number, growth: number) =>
  monthly((index, month) => {
    const dip = month === 5 || month === 11 ? 0.7 : 1;
    return Math.round((base + growth * index) * dip + ((index * 37) % 60));
  });

/** Students over the last twelve months. */
const students = () => growing(820, 46);
/** Registrations over the last twelve months. */
const registrations = () => growing(260, 19);

const shares = (entries: Record<string, number>) =>
  Object.entries(entries).map(([label, value]) => ({ label, value }));

/** The series of `statistic/chart/{type}`. */
const charts: Record<string, () => Point[]> = {
  students,
  registrations,
  registrar: registrations,
  alumni: () => growing(640, 38),
  schools: () => growing(42, 5),
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
const extensions = ['Kelas Perusahaan', 'Kelas Malam', 'Kelas Akhir Pekan', 'Kelas Alumni'].map(
  (name, index) => ({ id: index + 1, name, slug: name.toLowerCase().replaceAll(' ', '-') }),
);

/** The general contents' numbers. */
export const general = { counters, overall, landing, provinceFigures, charts, extensions };
