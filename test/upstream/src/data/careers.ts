/** Twenty made-up companies that hire, with three jobs each. */

import { dayFromNow, pick, rows, slugOf } from './table';

export interface CareerDoc {
  id: number;
  slug: string;
  name: string;
  summary: string;
  logo: string;
  cover: string;
  city: string;
  industry: string;
  description: string;
  website: string;
  benefits: string[];
}

export interface JobDoc {
  id: number;
  slug: string;
  title: string;
  summary: string;
  city: string;
  type: string;
  level: string;
  salaryMin: number;
  salaryMax: number;
  /** Days until applications close; negative when they have. */
  closesIn: number;
  careerId: number;
  career: Pick<CareerDoc, 'id' | 'name' | 'slug' | 'logo' | 'industry' | 'website'>;
  duties: string[];
}

const companies = rows(
  4,
  `
Rupa Digital Contoh | Bandung | Perangkat lunak | Studio kecil yang membangun aplikasi layanan publik.
Samudra Data Contoh | Surabaya | Analitik | Membantu pelabuhan dan nelayan membaca data harian.
Lumbung Niaga Contoh | Semarang | Perdagangan | Pasar daring hasil tani dari kelompok tani ke dapur.
Cakrawala Awan Contoh | Jakarta Selatan | Infrastruktur | Mengelola layanan awan untuk sekolah dan rumah sakit.
Teman Sehat Contoh | Yogyakarta | Kesehatan | Aplikasi jadwal dokter dan pengingat obat keluarga.
Jaga Siber Contoh | Tangerang Selatan | Keamanan | Pusat operasi keamanan untuk usaha menengah.
Kisah Gim Contoh | Malang | Gim | Studio gim bertema cerita rakyat.
Lintas Antar Contoh | Medan | Logistik | Pengiriman antarkota dengan jejak yang terbuka.
Ruang Guru Karya Contoh | Makassar | Pendidikan | Modul ajar dan pelatihan untuk guru di daerah.
Warung Pintar Contoh | Denpasar | UMKM | Pembukuan dan pemesanan untuk warung.
Arus Energi Contoh | Balikpapan | Energi | Memantau panel surya atap dari jauh.
Kanal Suara Contoh | Bandung | Media | Rumah produksi podcast pendidikan.
Tapak Wisata Contoh | Mataram | Pariwisata | Perjalanan desa wisata yang dikelola warga.
Benih Modal Contoh | Jakarta Pusat | Keuangan | Pendanaan usaha kecil yang transparan.
Griya Cipta Contoh | Surakarta | Desain | Studio merek dan desain produk digital.
Sinar Robotika Contoh | Bekasi | Manufaktur | Robot sederhana untuk lini perakitan.
Hijau Lestari Contoh | Pontianak | Lingkungan | Pemetaan lahan dan hutan bersama warga.
Aksara Bahasa Contoh | Padang | Teknologi bahasa | Alat tulis dan pencarian bahasa daerah.
Nusa Maritim Contoh | Ambon | Kelautan | Peta arus dan cuaca untuk kapal kecil.
Bakti Publik Contoh | Palembang | Konsultan | Pendamping pemda membangun layanan digital.
`,
);

const roles = rows(
  4,
  `
Pengembang Web Pemula | entry | 4500000 | Membangun halaman dari rancangan; Memperbaiki galat yang dilaporkan; Menulis uji sederhana
Analis Data | mid | 6500000 | Menyusun kueri dan laporan; Membersihkan data; Menjelaskan temuan kepada tim
Desainer Antarmuka | mid | 6000000 | Membuat purwarupa; Menguji bersama pengguna; Merawat komponen
Pengembang Aplikasi Seluler | mid | 7500000 | Membangun layar aplikasi; Menangani mode luring; Merilis ke toko aplikasi
Spesialis Konten Digital | entry | 4200000 | Menulis naskah; Menyusun kalender konten; Membaca laporan kampanye
Analis Keamanan | mid | 8000000 | Memantau peringatan; Menanggapi insiden; Menulis laporan
Insinyur Awan | senior | 11000000 | Mengotomasi rilis; Menjaga keandalan; Mengendalikan biaya
Pemrogram Gim | entry | 5000000 | Membuat mekanik permainan; Menguji bersama pemain; Mengoptimalkan performa
Pendamping Pelatihan | entry | 4000000 | Mendampingi peserta; Menyiapkan materi; Merangkum umpan balik
Manajer Produk | senior | 12000000 | Menetapkan prioritas; Bicara dengan pengguna; Mengukur hasil
`,
);

const benefits = [
  'Jam kerja lentur',
  'Anggaran belajar tahunan',
  'Asuransi kesehatan',
  'Mentor pendamping',
];
const types = ['Penuh waktu', 'Magang', 'Jarak jauh', 'Kontrak'];

/** Every company. */
export const careers: CareerDoc[] = companies.map(
  ([name = '', city = '', industry = '', summary = ''], index) => ({
    id: index + 1,
    slug: slugOf(name),
    name,
    summary,
    logo: '',
    cover: '',
    city,
    industry,
    description: `<p>${summary}</p><p>Kami bekerja dalam tim kecil, menulis keputusan, dan memberi ruang bertanya. Lulusan kelas kami terima lewat masa percobaan yang didampingi.</p>`,
    website: `https://${slugOf(name)}.example`,
    benefits: benefits.slice(index % 2),
  }),
);

/** A company as told beside its jobs. */
export const employer = ({ id, name, slug, logo, industry, website }: CareerDoc) => ({
  id,
  name,
  slug,
  logo,
  industry,
  website,
});

/** Every job; each company has three. */
export const jobs: JobDoc[] = Array.from({ length: 60 }, (_, index) => {
  const company = pick(careers, index);
  const round = Math.floor(index / careers.length);
  const [title = '', level = '', salary, duties = ''] = pick(roles, index + round * 3);
  const salaryMin = Number(salary);
  return {
    id: index + 1,
    slug: slugOf(`${title} ${company.name}`),
    title,
    summary: `${company.name} di ${company.city} mencari ${title.toLowerCase()} yang senang belajar.`,
    city: company.city,
    type: pick(types, index),
    level,
    salaryMin,
    salaryMax: Math.round(salaryMin * 1.4),
    closesIn: 45 - ((index * 11) % 60),
    careerId: company.id,
    career: employer(company),
    duties: duties.split(';').map((duty) => duty.trim()),
  };
});

/** A job in lists. */
export function jobItem(doc: JobDoc) {
  const { duties: _duties, closesIn, career, ...rest } = doc;
  const { id, name, slug, logo } = career;
  return {
    ...rest,
    isOpen: closesIn >= 0,
    publishedAt: dayFromNow(closesIn - 46),
    deadline: dayFromNow(closesIn),
    career: { id, name, slug, logo },
  };
}

/** A job on its own page. */
export function jobDetail(doc: JobDoc) {
  const company = doc.career;
  return {
    ...jobItem(doc),
    description: `<p>Kamu akan bekerja bersama tim ${company.industry.toLowerCase()} dan didampingi selama tiga bulan pertama.</p><p>Seleksinya dua langkah: satu tugas singkat, lalu percakapan dengan calon rekan kerjamu. Kabarnya dikirim paling lama sepuluh hari kerja, diterima atau tidak.</p>`,
    responsibilities: doc.duties,
    requirements: [
      'Memiliki portofolio atau karya kelas',
      'Mampu menjelaskan keputusan dengan jelas',
      doc.level === 'senior'
        ? 'Pengalaman tiga tahun di bidang yang sama'
        : 'Terbuka bagi lulusan baru',
    ],
    applyLink: `${company.website}/karier/${doc.slug}`,
  };
}
