/** Beasiswa Talenta: rounds, requirements and the stories behind them. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'BT',
  since: { year: 2017, alumni: 1_095, cities: 87 },
  quota: 30,
  programs: [
    {
      name: 'Putaran Reguler',
      summary:
        'Beasiswa penuh empat tahun bagi lulusan SMA dan SMK dari keluarga berpenghasilan rendah.',
      keywords: 'beasiswa, reguler, penuh, kuliah, seleksi, syarat',
      careers: 'mahasiswa penerima; pendamping penerima baru',
      classes: `
Esai Beasiswa dari Kejadian Kecil | beginner | online | 6 | 0 | registration | Sabtu 10.00–11.30 WIB | Kak Melati | Satu kejadian, satu keputusan, satu rencana: esai 600 kata yang terdengar seperti kamu. | book, esai, gratis | Memilih kejadian; Keputusan; Rencana; Memangkas
Wawancara Tanpa Hafalan | intermediate | online | 4 | 0 | registration | Minggu 10.00–11.30 WIB | Kak Ongky | Menjawab dengan cerita sendiri, termasuk ketika pertanyaannya membuatmu diam. | phone, wawancara, gratis | Cerita inti; Diam; Bertanya balik
Menyiapkan Berkas Keluarga | beginner | online | 3 | 0 | started | Rabu 19.00–20.30 WIB | Kak Melati, Bu Sartika | Surat penghasilan untuk orang tua tanpa slip gaji, dan urutan mengurusnya di desa. | book, berkas, gratis | Daftar berkas; Kantor desa; Foto yang terbaca
`,
    },
    {
      name: 'Putaran Vokasi',
      summary: 'Biaya sertifikasi dan alat praktik bagi siswa SMK tahun terakhir.',
      keywords: 'vokasi, smk, sertifikasi, alat, praktik',
      careers: 'pemegang sertifikat; teknisi muda',
      classes: `
Portofolio Bengkel | beginner | hybrid Palembang | 8 | 0 | upcoming | Jumat 14.00–16.00 WIB | Bang Zul | Foto, ukuran, dan alasan: tiga karya bengkel yang dibaca penilai. | camera, smk, gratis | Foto kerja; Ukuran; Alasan
Hitung Biaya Kuliah yang Sebenarnya | beginner | online | 4 | 0 | registration | Selasa 19.00–20.30 WIB | Bu Sartika | Kos, angkot, praktikum, dan pulang Lebaran: anggaran setahun yang jujur. | chart, biaya, gratis | Uang kuliah; Hidup; Cadangan
Semester Pertama Penerima | intermediate | online | 6 | 0 | ended | Kamis 19.00–20.30 WIB | Kak Ongky, Bang Zul | Nilai, rindu, dan kewajiban laporan dalam enam bulan pertama. | blackboard, penerima, gratis | Nilai; Rumah; Laporan
`,
    },
  ],
  mentors: `
Kak Melati Anggreni | Pembaca esai | Singkawang | esai, berkas | Membaca 900 esai setahun dan masih menangis pada yang ketujuh.
Kak Ongky Waimuri | Pewawancara | Nabire | wawancara, penerima | Pernah gagal di putaran 2017 dan lulus setahun kemudian.
Bu Sartika Simbolon | Pengelola biaya | Tarutung | biaya, berkas | Menghitung ongkos pulang sebelum menghitung uang kuliah.
Bang Zul Hendri | Penilai vokasi | Palembang | bengkel, portofolio | Menilai sambungan las dari suaranya.
`,
  classTexts: {
    benefits: [
      'Semua kelas gratis dan tidak memengaruhi penilaian seleksi',
      'Satu tanggapan tertulis untuk draf pertamamu',
      'Kuota internet diganti bila kamu mengikuti tiga pertemuan',
    ],
    beginner: ['Pelajar kelas dua belas atau lulusan dua tahun terakhir', 'Ponsel dengan kamera'],
    intermediate: ['Sudah membuat akun pendaftaran'],
    advanced: ['Lolos seleksi berkas'],
    faqs: [
      [
        'Apakah ikut kelas menambah nilai seleksi?',
        'Tidak. Penilai tidak tahu siapa yang mengikuti kelas.',
      ],
      [
        'Orang tua saya petani, tidak punya slip gaji.',
        'Gunakan surat keterangan desa. Contohnya dibagikan pada kelas berkas.',
      ],
      [
        'Nilai rapor saya biasa saja.',
        'Batasnya 75, dan sesudah itu nilai hanya sepertiga penilaian.',
      ],
    ],
  },
  posts: `
# events | Putaran Reguler | -2 | Panitia Seleksi | putaran, reguler | Seluruh Indonesia | 0 | 0/120 | 41
Putaran Reguler
Uang kuliah, biaya hidup, dan ongkos pulang selama empat tahun.

Berkas diunggah di formulir pendaftaran. Yang belum lengkap diberi waktu tujuh hari.

Kursinya 120, untuk lulusan SMA dan SMK dari keluarga berpenghasilan rendah. Jalannya empat tahap: berkas, esai, wawancara daring, lalu kunjungan relawan ke rumah. Tidak ada biaya pada tahap mana pun, dan syarat yang tertulis hari ini berlaku sampai pengumuman.

## Sebelum mengunggah

- Foto berkas di tempat terang; keempat sudutnya harus terlihat.
- Surat penghasilan boleh dari kantor desa.
- Nilai rapor paling rendah 75.

Ragu dengan keadaanmu? Tulis apa adanya di kolom terakhir. Pendamping membalas bagian mana yang kurang, sebelum tujuh hari itu habis.

# events | Putaran Vokasi | +33 | Panitia Seleksi | putaran, vokasi | Seluruh Indonesia | 0 | 0/60 | 38
Putaran Vokasi
Biaya uji sertifikasi dan satu set alat praktik bagi siswa SMK tahun terakhir.

Penilaian lewat tiga foto karya bengkel; tidak ada batas nilai rapor.

Foto pertama memperlihatkan karya utuh, foto kedua ukurannya, foto ketiga bagian yang paling sulit dikerjakan. Di bawah masing-masing tulis satu alasan. Bang Zul dan para penilai mencari keputusan tangan: mengapa sambungannya di situ, mengapa sekrupnya tiga.

Enam puluh kursi dibuka bagi semua jurusan. Sertifikat yang dibiayai adalah yang memang diminta bengkel di daerahmu, jadi tanyakan dulu kepada tempat magangmu sebelum memilih. Kelas Portofolio Bengkel gratis dan tidak memengaruhi penilaian. Belum punya karya utuh? Potongan yang gagal pun boleh difoto, asalkan kamu bisa menunjukkan tempat gagalnya.

# events | Putaran Reguler | +176 | Panitia Seleksi | putaran, reguler | Seluruh Indonesia | 0 | 0/80 | 45
Putaran Reguler, gelombang kedua
Kursi yang sama, bagi yang baru menerima hasil seleksi kampusnya.

Berkas yang pernah lolos pemeriksaan tidak perlu diunggah ulang.

Gelombang ini ada karena kampus mengumumkan hasil pada waktu yang berlainan. Setiap tahun beberapa pelajar menerima kabar diterima tepat sehari sesudah putaran pertama ditutup, dan dulu mereka harus menunggu dua belas bulan.

Delapan puluh kursi tersedia dengan syarat yang sama persis. Yang baru mendaftar mengisi berkas lengkap; yang pernah lolos cukup memperbarui hasil seleksi kampus dan ongkos hidup di kota tujuan. Esai lama boleh dipakai lagi, tetapi Kak Melati menyarankan dibaca keras sekali sebelum dikirim. Penilainya belum tentu orang yang sama.

# events | Putaran Vokasi | -64 | Panitia Seleksi | putaran, vokasi | Sumatera Selatan | 0 | 0/9 | 30
Putaran Vokasi juru las
Sertifikat dan topeng las bagi sembilan siswa; hasilnya sudah diumumkan.

Tujuh lulus pada uji pertama, dua mengulang bulan berikutnya.

Uji berlangsung di sebuah bengkel galangan. Soalnya menyambung pipa pada celah selebar bahu, dengan cermin kecil sebagai satu-satunya cara melihat sisi belakang. Dua peserta yang mengulang tidak mengganti alat atau jurusan; mereka hanya berlatih bernapas lebih pelan selama sebulan.

Ceritanya ada di halaman pengumuman, lengkap dengan biaya yang ditanggung. Rekaman percakapan dengan para penguji dipakai di kelas Portofolio Bengkel berikutnya, supaya calon pendaftar tahu apa yang didengar penilai selain nyala apinya. Putaran untuk bidang lain menyusul menurut permintaan bengkel setempat, bukan menurut anggaran kami.

# articles | Panduan Seleksi | 3 | Kak Melati Anggreni | esai, seleksi
Enam ratus kata: memilih kejadian yang cukup kecil
Esai tentang banjir lebih kuat bila dimulai dari sandal yang hanyut.

Penilai membaca tiga puluh esai sehari. Dua puluh delapan di antaranya dibuka dengan cita-cita sejak kecil.

Saya pembaca kesekian dari esai-esai itu, dan mata saya pun mengantuk. Lalu suatu siang ada kalimat: "Sandal kanan Bapak lewat di depan pintu lebih dulu daripada airnya." Saya menegakkan punggung. Banjirnya belum disebut, tetapi saya sudah berdiri di pintu rumah itu.

Mulailah dari kejadian yang bisa dilihat, lalu satu keputusan yang kamu buat karenanya.

## Dari sandal ke keputusan

Penulisnya tidak menceritakan tinggi air. Ia bercerita bahwa malam itu ia memilih menyelamatkan buku catatan utang warung, bukan rapornya. Alasannya: rapor bisa diminta lagi, sedangkan orang yang berutang akan lupa. Dari satu pilihan itu saya tahu caranya menimbang sesuatu, lebih jelas daripada sepuluh kata sifat tentang ketekunan.

Kejadian yang cukup kecil biasanya punya tiga ciri:

- Selesai dalam sehari.
- Ada benda yang bisa dipegang.
- Kamu bisa memilih, dan pilihanmu ada ongkosnya.

Cerita menang lomba jarang memenuhi ciri ketiga.

## Susunan sederhana

1. Kejadian, 150 kata.
2. Keputusan, 200 kata.
3. Rencana, 200 kata.
4. Sisanya untuk dihapus.

Bagian rencana sering ditulis terlalu besar. Kalau esaimu dimulai dari sandal, jangan ditutup dengan menyelamatkan negara. Cukup sebutkan jurusan, satu hal yang ingin kamu bisa, dan siapa yang pertama akan merasakannya.

Malam ini tulis lima kejadian, masing-masing satu baris. Tunjukkan kepada orang rumah dan tanyakan mana yang membuat mereka berkata "oh, yang itu". Mulailah dari sana.

Bacalah keras-keras; kalau kamu tersengal, kalimatnya kepanjangan.

# articles | Panduan Seleksi | 12 | Bu Sartika Simbolon | berkas, desa
Mengurus surat penghasilan di kantor desa dalam satu kali datang
Bawa empat hal dan datang sebelum pukul sepuluh.

Kantor desa melayani surat pada pagi hari. Siang biasanya ada rapat atau hajatan.

Bawa fotokopi kartu keluarga, dua KTP orang tua, tagihan listrik, dan contoh surat dari kami.

- Tulis penghasilan rata-rata tiga bulan, bukan bulan terbaik.
- Minta cap dan nomor surat.
- Foto di bawah cahaya, bukan di atas kasur.

Bila petugas ragu, telepon nomor kami di formulir; kami jelaskan langsung.

# articles | Cerita Penerima | 25 | Kak Ongky Waimuri | gagal, coba lagi
Gagal di 2017, lulus di 2018: apa yang berubah
Bukan nilainya; saya berhenti menulis jawaban orang lain.

Esai pertama saya penuh kata pengabdian. Pewawancara bertanya contohnya, dan saya tidak punya.

Pertanyaan itu pendek: siapa orang terakhir yang kamu bantu, dan apa kabarnya sekarang? Saya menjawab dengan pidato. Pewawancara menunggu sampai selesai, lalu menanyakannya lagi dengan kata-kata yang sama, dan kali itu saya diam. Di bus pulang saya mencari-cari jawabannya sampai terminal, dan tetap tidak ketemu satu nama pun.

Setahun berikutnya saya mengajar adik tetangga membaca. Esai kedua bercerita tentang ia yang membalik buku dan mulai dari gambar.

> Kamu tidak perlu hidup yang luar biasa, cukup yang kamu perhatikan.

Sekarang saya duduk di seberang meja dan menunggu contoh itu.

# news | Jadwal | 2 | Panitia Seleksi | jadwal, putaran
Putaran reguler dibuka: 120 kursi, empat tahap, tanpa biaya
Berkas diunggah sampai akhir bulan depan; hasil akhir diumumkan empat bulan kemudian.

Tahap pertama memeriksa kelengkapan, bukan prestasi. Berkas kurang diberi waktu tujuh hari untuk melengkapi.

Pertanyaan pertama yang masuk pagi tadi bukan tentang nilai. Seorang pelajar bertanya apakah ia boleh mendaftar sebelum KTP ayahnya selesai diganti. Boleh: unggah yang ada, tulis apa yang menyusul, dan tujuh hari itu memang disediakan untukmu.

Tahap kedua esai, ketiga wawancara daring, keempat kunjungan rumah oleh relawan.

## Satu tahap, satu pertanyaan

1. Berkas: apakah keadaan keluargamu sesuai dengan syarat?
2. Esai: apa yang kamu lakukan ketika sesuatu terjadi?
3. Wawancara: apakah cerita itu memang milikmu?
4. Kunjungan: apa yang kamu perlukan agar bisa bertahan empat tahun?

Kunjungan rumah paling sering disalahpahami. Relawan tidak memeriksa lantai dan tidak memotret dinding. Ia datang bersama satu lembar pertanyaan tentang ongkos, adik, dan jarak ke terminal, lalu minum teh. Tahun lalu seorang ibu meminjam kursi tetangga untuk menyambutnya; relawan kami memilih duduk di lantai bersama semua orang.

Selama esaimu dibaca, nama, foto, dan asal sekolahmu ditutup. Dua pembaca menilai terpisah dan baru bertemu setelah angkanya masuk. Nilai rapor dihitung sepertiga, dengan batas 75. Selebihnya kesempatan: seberapa jauh kampus dari rumahmu, siapa yang sudah kuliah sebelummu, apa yang selama ini kamu kerjakan sepulang sekolah.

## Yang tidak kami minta

- Surat rekomendasi pejabat.
- Foto rumah.
- Uang dalam bentuk apa pun.

Bila ada yang meminta bayaran atas nama kami, laporkan.

## Pekan pertamamu

Jangan mulai dari esai. Hari ini baca syarat sampai selesai dan lingkari yang belum kamu punya. Besok tanyakan jam buka kantor desa. Lusa, ketika berkas sudah di map, barulah duduk dan ingat satu kejadian kecil. Kelas pembekalan gratis menemani ketiganya, dan kalau keadaanmu tidak cocok dengan contoh mana pun, ceritakan kepada pendamping apa adanya. Daftar pertanyaan yang belum pernah kami dengar bertambah setiap tahun; kami senang menambahnya.

# news | Hasil | 17 | Panitia Seleksi | hasil, angka
Angka putaran lalu: 4.310 pendaftar, 120 penerima, dan 38 yang mencoba kedua kalinya
Hampir sepertiga penerima pernah gagal sebelumnya.

Pendaftar datang dari 31 provinsi. Penerima terbanyak berasal dari Nusa Tenggara Timur dan Sumatera Selatan.

Salah satu dari 38 itu mengirim esai kedua yang panjangnya separuh esai pertama. Kata "bangsa" hilang, bengkel pamannya muncul, dan alat pertama yang pernah ia rusakkan mendapat satu paragraf sendiri. Pembacanya tidak tahu bahwa ini percobaan kedua; yang tahu hanya daftar di meja panitia, yang baru dibuka setelah nilai masuk.

Semua yang gagal pada tahap esai menerima dua kalimat tanggapan. Menulisnya memakan waktu sebelas pekan.

1. Pendaftar perempuan: 58 persen.
2. Anak pertama yang kuliah di keluarga: 74 persen.
3. Keluhan yang dijawab: 212 dari 212.

Rincian per provinsi bisa diminta lewat surel panitia.

# news | Penerima | 33 | Bang Zul Hendri | vokasi, las
Sembilan juru las muda menerima sertifikat dan topeng las baru
Topengnya sumbangan bengkel yang dulu menerima mereka magang.

Biaya uji Rp 1,9 juta per orang ditanggung putaran vokasi. Tujuh lulus pada uji pertama, dua mengulang bulan berikutnya.

Saya berdiri membelakangi mereka selama uji. Bunyi dinilai dulu, karena percikan bisa menipu mata. Sambungan yang baik terdengar seperti minyak menggoreng tempe: rata, tidak meletup. Dua kali saya berbalik terlalu cepat, dan dua kali pula peserta yang bersangkutan sudah mematikan alatnya sendiri untuk mengulang.

Penguji meminta mereka menyambung pipa di tempat sempit. Salah seorang bersenandung supaya tangannya tetap.

> Kalau berhenti bernyanyi, berarti saya ragu.

Lima sudah bekerja di galangan, empat menunggu kelulusan sekolah.
`,
  schools: { count: 40 },
  people: { women: 0.58, ages: [0, 64, 36, 0, 0] },
} satisfies SiteContents;
