/** Every form of a page that is sent: what a visitor fills in, what is sent, what is then seen. */

import { addDays, dayAt, weekdayOf } from '../../app/core/wib';

/** A field's name and what is typed, chosen (by its label) or ticked in it. */
export type Filling = Readonly<Record<string, string>>;

export interface FormRow {
  readonly name: string;
  readonly path: string;
  /** The form's accessible name; a part of one in several steps is named after the step. */
  readonly form: string | RegExp;
  /** One filling a step. */
  readonly steps: readonly Filling[];
  /** The button that sends. */
  readonly submit: string | RegExp;
  /** Method and path of the call below /api/. */
  readonly call: string;
  /** The method by which the edge makes it, where that is another one. */
  readonly asked?: string;
  /** What stands in the form's place once it is sent. */
  readonly sent: string | RegExp;
  /** A field that the platform refuses; the last step has no other. */
  readonly refused: string;
  /** The same field where the platform calls it otherwise. */
  readonly refusedAs?: string;
  /** Fields that are never kept, not even for the tab. */
  readonly secret?: readonly string[];
}

/** The next day on which the provider can be met. */
function openDay(): string {
  const days = [3, 4, 5].map((count) => addDays(dayAt(Date.now()), count));
  return days.find((day) => ![0, 6].includes(weekdayOf(day))) ?? '';
}

const region = { provinceId: 'Jawa Barat', cityId: 'Kota Bandung' };

const school = {
  name: 'SMK Contoh Cendana',
  npsn: '20299001',
  ...region,
  address: 'Jalan Contoh Nomor 1',
  totalStudents: '640',
  contactName: 'Ibu Sari',
  contactPosition: 'Wakil kepala sekolah',
  email: 'sari@contoh.id',
  phone: '0812 3456 7890',
};

const members = {
  member1Name: 'Ayu Lestari',
  member1Email: 'ayu@contoh.id',
  member2Name: 'Bima Putra',
  member2Email: 'bima@contoh.id',
};

const team = (teamName: string) => ({
  teamName,
  category: 'Desain Produk',
  mentorName: 'Pak Danu',
  memberCount: '2 orang',
});

export const formRows: readonly FormRow[] = [
  {
    name: 'appointment',
    path: '/Make-Appointment',
    form: 'Pilih waktumu',
    steps: [
      {
        topic: 'Hal lain',
        date: openDay(),
        time: '10.00 WIB',
        name: 'Dewi Lestari',
        institution: 'SMK Contoh',
        email: 'dewi@contoh.id',
        phone: '0812-3456-7890',
        message: 'Dua belas peserta.',
      },
    ],
    submit: 'Buat perjanjian',
    call: 'POST services/v1/post/appointment/create',
    sent: /Sampai jumpa .* pukul 10\.00 WIB/,
    refused: 'date',
  },
  {
    name: 'change of an appointment',
    path: '/Make-Appointment?janji=ubah',
    form: 'Pindah atau batal',
    steps: [
      {
        topic: 'Hal lain',
        earlierDate: openDay(),
        earlierTime: '09.00 WIB',
        act: 'pindah',
        date: openDay(),
        time: '10.00 WIB',
        name: 'Dewi Lestari',
        email: 'dewi@contoh.id',
        phone: '0812-3456-7890',
      },
    ],
    submit: 'Kirim permintaan',
    call: 'POST services/v1/post/appointment/create',
    sent: 'Permintaan pindah sudah terkirim',
    refused: 'date',
  },
  ...['/Corporates', '/Campus', '/Government'].map((path) => ({
    name: `demo request on ${path}`,
    path,
    form: 'Minta demo',
    steps: [{ email: 'kantor@contoh.id' }],
    submit: 'Minta demo',
    call: 'POST services/v0/cms/app/request-demo',
    asked: 'GET',
    sent: 'Permintaan demo sudah kami terima',
    refused: 'email',
  })),
  {
    name: 'sign-up',
    path: '/Register',
    form: 'Buat akun belajar',
    steps: [
      {
        name: 'Rani Wijaya',
        email: 'rani.wijaya@contoh.id',
        phone: '+62 812 3456 7890',
        ...region,
        password: 'kalimat pendek saja',
        consent: 'yes',
      },
    ],
    submit: 'Buat akun',
    call: 'POST services/v1/auth/signup/coder',
    sent: 'Akunmu sudah dibuat',
    refused: 'email',
    secret: ['password'],
  },
  {
    name: 'school',
    path: '/Register?jenis=sekolah',
    form: 'Daftarkan sekolah',
    steps: [school],
    submit: 'Daftarkan sekolah',
    call: 'POST services/v1/school/register',
    sent: 'SMK Contoh Cendana sudah terdaftar',
    refused: 'npsn',
  },
  {
    name: 'team',
    path: '/Register?jenis=tim',
    form: 'Daftarkan tim',
    steps: [{ schoolName: 'SMK Contoh', ...region, ...team('Arunika Satu'), ...members }],
    submit: 'Daftarkan tim',
    call: 'POST services/v1/team/register',
    sent: 'Tim Arunika Satu sudah terdaftar',
    refused: 'teamName',
  },
  {
    name: 'league registration',
    path: '/Liga-Smk/Register',
    form: /^(Sekolah|Tim|Anggota|Periksa)$/,
    steps: [
      { standing: 'baru', ...school, npsn: '20299002' },
      team('Arunika Dua'),
      members,
      { consent: 'yes' },
    ],
    submit: /^(Lanjut|Kirim pendaftaran)$/,
    call: 'POST services/v1/team/register',
    sent: 'Tim Arunika Dua resmi terdaftar',
    refused: 'teamName',
  },
  {
    name: 'testimony',
    path: '/Testimony',
    form: 'Tulis ceritamu',
    steps: [
      {
        rating: '5',
        message: 'Setelah tiga bulan aku bisa membuat situs untuk warung ibu.',
        name: 'Rani',
        role: 'Alumni',
        consent: 'yes',
      },
    ],
    submit: 'Kirim ceritaku',
    call: 'POST data/testimonies',
    sent: 'Terima kasih, ceritamu sudah kami terima',
    refused: 'message',
  },
  {
    name: 'book review',
    path: '/Metamorfosa',
    form: 'Tulis tanggapan',
    steps: [{ name: 'Rani', rating: '5 – Suka sekali', comment: 'Bab ketiga paling membekas.' }],
    submit: 'Kirim tanggapan',
    call: 'POST data/book_reviews',
    sent: 'Terima kasih, tanggapanmu sudah tampil.',
    refused: 'comment',
  },
  {
    name: 'donation',
    path: '/Donation/beasiswa-talenta#donasi',
    form: 'Isi donasimu',
    steps: [
      { amount: '100000', name: 'Hamba Allah', email: 'donatur@contoh.id', message: 'Semoga.' },
    ],
    submit: /^Donasi Rp/,
    call: 'POST data/donations',
    sent: 'Terima kasih, Hamba Allah',
    refused: 'email',
  },
  {
    name: 'donation of another amount',
    path: '/Donation/beasiswa-talenta',
    form: 'Isi donasimu',
    steps: [
      {
        amount: 'lain',
        otherAmount: 'Rp 75.000',
        name: 'Rani',
        email: 'rani@contoh.id',
      },
    ],
    submit: /^Donasi Rp/,
    call: 'POST data/donations',
    sent: 'Terima kasih, Rani',
    refused: 'otherAmount',
    refusedAs: 'amount',
  },
  {
    name: 'aspiration',
    path: '/Donation#harapan',
    form: 'Tulis harapanmu',
    steps: [{ message: 'Semoga makin banyak sekolah terbantu.', name: 'Rani' }],
    submit: 'Titipkan harapan',
    call: 'POST data/aspirations',
    sent: 'Harapanmu sudah dititipkan dan tampil paling atas.',
    refused: 'message',
  },
];
