/** Beasiswa Talenta's own words that come in lists. */

export const lastRound = [
  {
    people: 4310,
    stage: 'Mendaftar',
    why: 'Dari 31 provinsi. Tiga perempatnya akan menjadi orang pertama di keluarga yang kuliah.',
  },
  {
    people: 3188,
    stage: 'Berkas lengkap',
    why: 'Yang gugur di sini kebanyakan lupa cap desa, bukan kurang pandai. Tujuh hari tambahan diberikan kepada semua.',
  },
  {
    people: 640,
    stage: 'Esai dibaca dua kali',
    why: 'Dua pembaca yang tidak saling tahu. Setiap esai yang berhenti di sini menerima dua kalimat tanggapan.',
  },
  {
    people: 236,
    stage: 'Wawancara daring',
    why: 'Dua puluh menit, kuota internetnya kami ganti. Diam sebentar tidak mengurangi nilai.',
  },
  {
    people: 120,
    stage: 'Diterima',
    why: 'Sesudah relawan berkunjung ke rumah. Tiga puluh delapan di antaranya pernah gagal setahun sebelumnya.',
  },
] as const;

export const never = [
  'Uang, pulsa, atau “biaya administrasi”',
  'Rekomendasi pejabat',
  'Foto bagian dalam rumah',
  'Kata sandi dan kode dari SMS',
] as const;
