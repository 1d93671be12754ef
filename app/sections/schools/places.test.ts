import { describe, expect, it } from 'vitest';
import type { School } from '../../api/school';
import { byIsland, countByProvince, searchSchools } from './places';

const school = (name: string, city: string, province: string): School => ({
  id: name,
  name,
  npsn: '9001',
  city,
  province,
  address: '',
  logo: '',
  totalStudents: 1,
});
const schools = [
  school('SMK Satu', 'Kota Bandung', 'Jawa Barat'),
  school('SMK Dua', 'Kota Bogor', 'Jawa Barat'),
  school('SMA Tiga', 'Kota Bandung', 'Papua'),
  school('MA Empat', '', 'Negeri Jauh'),
  school('MA Lima', '', ''),
];

describe('searchSchools', () => {
  it.each([
    ['', ['SMK Satu', 'SMK Dua', 'SMA Tiga', 'MA Empat', 'MA Lima']],
    ['jawa barat', ['SMK Satu', 'SMK Dua']],
    ['bandung smk', ['SMK Satu']],
    ['9001 empat', ['MA Empat']],
    ['tidak ada', []],
  ])('"%s"', (search, names) =>
    expect(searchSchools(schools, search).map(({ name }) => name)).toEqual(names),
  );
});

describe('counts', () => {
  it('are by province, the most first, and leave out schools without one', () => {
    expect(countByProvince(schools)).toEqual([
      { label: 'Jawa Barat', value: 2 },
      { label: 'Negeri Jauh', value: 1 },
      { label: 'Papua', value: 1 },
    ]);
  });

  it('are grouped from west to east', () => {
    const groups = byIsland(countByProvince(schools));
    expect(groups.map(({ island }) => island)).toEqual(['Jawa', 'Papua', 'Lainnya']);
  });
});
