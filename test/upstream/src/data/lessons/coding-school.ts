import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Setiap bulan ditutup Jumat terbuka: kodenya dijalankan di layar besar dan dibaca orang yang belum pernah melihatnya.',
  labels: ['Papan pagi', 'Catatan meja', 'Kerja sore', 'Soal pulang'],
  classes: `
# Bulan 1: Dasar dan Ritme
- Bekerja dari terminal dan menyimpan setiap langkah di Git
- Memecah soal menjadi fungsi yang bisa dibaca teman sebangku
- Bertanya dengan menunjukkan apa yang sudah dicoba
Terminal dan Git | Berkas, cabang, dan cara kembali ketika salah. | Hari pertama tanpa tetikus | Riwayat sebagai buku harian | Memulihkan pekerjaan yang hilang
Logika | Soal kertas sebelum papan ketik. | Antrean kasir di papan tulis | Syarat yang bertumpuk | Dua belas soal pagi
Fungsi | Nama yang baik menghemat komentar. | Satu fungsi satu janji | Membaca kode kakak kelas | Memecah program panjang
Proyek pekan keempat | Alat kecil untuk seseorang yang kamu kenal. | Memilih pemakai pertama | Rencana lima hari | Jumat terbuka
# Bulan 2: Layar yang Dipakai
- Menyusun antarmuka dari komponen yang bisa dipakai ulang
- Menguji formulir bersama pedagang pasar
- Memperbaiki halaman untuk pembaca layar dan ponsel tua
Komponen | Bagian kecil dengan keadaan yang jelas. | Kartu, daftar, tombol | Keadaan kosong dan gagal | Menyusun katalog
Formulir | Isian seperlunya, pesan galat seramah mungkin. | Delapan isian menjadi tiga | Ketika jempol menutupi layar | Formulir pesanan
Uji pasar | Kamis di lapak: kamu diam, pedagang memakai. | Berdiri di samping lapak | Mencatat tanpa membela diri | Temuan dan urutannya
Aksesibilitas | Papan ketik, kontras, dan nama yang bisa dibacakan. | Mematikan layar | Daftar periksa kami | Perbaikan sore
# Bulan 3: Data dan Layanan
- Merancang tabel yang tidak menyimpan hal yang sama dua kali
- Menjaga hak akses dari sisi server
- Menulis galat yang membantu orang pada pukul dua pagi
Model data | Benda, hubungan, dan aturan yang tidak boleh dilanggar. | Toko di atas kertas | Kunci dan indeks | Model toko buku
Layanan | Satu alamat untuk satu urusan. | Membaca permintaan | Jawaban yang konsisten | Layanan pesanan
Hak akses | Siapa boleh melihat nota siapa. | Peran di toko | Celah yang lazim | Menutup tiga celah
Beban nyata | Hari diskon dan apa yang patah lebih dulu. | Menonton server sibuk | Antrean dan cadangan | Uji sore Jumat
`,
  chapters: `
# Bulan 1: Dasar dan Ritme
Git bukan tombol simpan yang lebih rumit. Bayangkan buku harian yang setiap halamannya menjawab: apa yang berubah, oleh siapa, dan mengapa.

Pagi ini kamu membuat tiga halaman pertama:

\`\`\`sh
git init
git add catatan.md
git commit -m "Catat perintah terminal hari pertama"
git log --oneline
\`\`\`

Perintah \`git add\` memilih apa yang masuk halaman. Perintah \`git commit\` menuliskannya. Di antara keduanya ada ruang antre yang disebut *staging*. Dengan ruang itu, dua perubahan yang tidak berhubungan bisa menjadi dua halaman, meskipun dikerjakan bersamaan.

## Pesan yang berguna bulan depan

| Kurang menolong | Lebih menolong |
| update | Perbaiki hitungan diskon di bawah Rp10.000 |
| fix lagi | Tolak nama kosong pada formulir tamu |
| final | Pindahkan warna ke satu berkas |

Mulailah dengan kata kerja. Kalau pesanmu memerlukan kata “dan”, barangkali halamannya dua.

## Ketika salah

\`\`\`sh
git status
git diff
git restore catatan.md
\`\`\`

Baca \`git status\` dulu, selalu. Ia memberi tahu apa yang berubah dan sering menyarankan perintah berikutnya. Ingat, \`git restore\` membuang perubahan yang belum dicatat; perubahan itu tidak bisa dipanggil kembali. Karena itu kita mencatat sedikit-sedikit, sebelum makan siang dan sebelum pulang.

? Apa yang dilakukan \`git add\`?
- Mengirim perubahan ke server
+ Memilih perubahan yang akan masuk catatan berikutnya
- Membuat cabang baru
> \`git add\` menaruh perubahan di ruang antre. Baru \`git commit\` yang mencatatnya.
? Kamu menjalankan \`git restore halaman.html\` sebelum mencatat. Apa akibatnya?
- Perubahan dipindahkan ke cabang lain
- Berkasnya terhapus
+ Perubahan yang belum dicatat hilang
> \`git restore\` mengembalikan berkas ke isi yang terakhir dicatat atau diantrekan. Yang belum sampai ke sana tidak tersimpan.
? Pesan catatan mana yang paling menolong rekanmu?
+ Tolak nama kosong pada formulir tamu
- perbaikan
- Selasa sore
> Pesan itu menyebut apa yang berubah, sehingga bisa dicari tanpa membuka kodenya.
? Sebelum bertanya kepada pengajar, perintah apa yang dijalankan lebih dulu?
- \`git push\`
+ \`git status\`
- \`git init\`
> \`git status\` menunjukkan keadaan sekarang, dan sering menyebut langkah berikutnya.
`,
} satisfies LessonTexts;
