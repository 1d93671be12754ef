/**
 * What is said in chapters that are not written out, by what a class is about: the first of its tags. A
 * block each: `# family`, the text of readings, after `~` what is said of recordings, and questions as in
 * the chapters of a tenant (contents/chapters.ts). `“{module}”` is the module's title.
 */
export const familyTable = `
# book
Bagian ini dibaca dua kali. Pertama tanpa alat tulis, sampai kamu tahu ke mana “{module}” berjalan. Kedua dengan pensil: garis bawahi satu kalimat yang kamu setujui dan satu yang kamu ragukan.

## Sesudah membaca

- Tutup bacaannya, lalu tulis intinya dalam dua kalimat.
- Buka lagi dan cari satu hal yang terlewat.
- Bawa satu keraguan ke pertemuan, lengkap dengan nomor paragrafnya.
~ Mentor membaca dan menulis “{module}” sambil berpikir keras. Hentikan rekaman sebelum ia memutuskan, putuskan sendiri, lalu bandingkan alasannya.
? Setelah membaca, cara mana yang paling menguji pemahamanmu?
- Membaca ulang dengan penanda warna
+ Menutup teks dan menuliskan intinya dengan kata sendiri
- Menyalin paragraf pertama
> Mengingat tanpa melihat menunjukkan apa yang benar-benar tinggal. Membaca ulang mudah terasa seperti paham.
? Mana yang berupa pendapat?
- “Ruang baca buka pukul delapan.”
- “Pengunjungnya 41 orang.”
+ “Ruang baca itu terlalu sepi.”
> Pendapat menilai. Dua kalimat lain dapat diperiksa dengan jam dan hitungan.
? Kalimatmu 40 kata dan memuat dua gagasan. Apa yang dilakukan lebih dulu?
+ Membaginya menjadi dua kalimat
- Menambah tanda koma
- Mengganti kata-katanya dengan yang lebih resmi
> Satu kalimat untuk satu gagasan membuat pembaca tidak perlu kembali ke awal.
? Untuk apa naskah dibaca keras-keras?
- Supaya lebih cepat selesai
+ Supaya kalimat yang tersendat terdengar
- Supaya ejaannya benar sendiri
> Lidah berhenti di tempat pembaca akan berhenti. Di situlah kalimatnya perlu diperbaiki.
? Dua sumber menyebut angka berbeda. Apa langkah pertama?
- Memilih yang lebih besar
- Mengambil rata-ratanya
+ Memeriksa apa yang dihitung masing-masing, dan kapan
> Angka berbeda sering karena yang dihitung atau waktunya berbeda, bukan karena salah satu bohong.
# chart
Setiap angka di “{module}” punya tiga pertanyaan: satuannya apa, dihitung kapan, dan siapa yang tidak ikut dihitung. Tulis ketiganya di samping angka sebelum memakainya.

| Kalau menemukan | Tanyakan |
| Persentase | Persen dari berapa? |
| Rata-rata | Berapa nilai tengahnya? |
| Kenaikan | Dibandingkan waktu yang mana? |

Kerjakan dengan angka kecil dulu, yang bisa kamu hitung di kertas. Hasil yang tidak cocok dengan hitungan kertas biasanya salah di rumus, bukan di kertas.
~ Hitungan “{module}” dikerjakan pelan-pelan dari lembar kosong. Tebak hasilnya sebelum mentor menekan Enter; tebakan yang meleset adalah bagian yang perlu dicatat.
? Gaji lima orang: 3, 3, 4, 4, dan 26 juta. Angka mana yang lebih mewakili?
- Rata-rata, 8 juta
+ Nilai tengah, 4 juta
- Nilai terbesar, 26 juta
> Satu nilai ekstrem menarik rata-rata ke atas. Nilai tengah tidak terpengaruh.
? Kelulusan naik dari 40 persen menjadi 50 persen. Naik berapa?
+ 10 poin persentase, atau 25 persen dari semula
- 10 persen dari semula
- 50 persen
> Selisih dua persentase disebut poin. Terhadap nilai awal, 10 dibagi 40 sama dengan 25 persen.
? Sumbu tegak sebuah diagram batang mulai dari 90. Apa akibatnya?
- Diagramnya lebih jujur
- Tidak ada
+ Selisih kecil tampak besar
> Panjang batang dibaca sebagai besarnya. Kalau nolnya dipotong, perbandingan panjangnya menyesatkan.
? Survei hanya diisi orang yang punya ponsel. Siapa yang hilang?
+ Orang tanpa ponsel, sehingga hasilnya bisa condong
- Tidak ada
- Orang yang menjawab jujur
> Yang tidak dapat ikut juga tidak terwakili. Ini disebut bias pemilihan.
? Harga naik 20 persen, lalu turun 20 persen. Bagaimana dengan harga semula?
- Sama
- Lebih tinggi
+ Lebih rendah 4 persen
> 100 menjadi 120, lalu 120 dikurangi 24 menjadi 96.
# blackboard
Sebelum menonton orang lain mengerjakan “{module}”, tuliskan dulu caramu sendiri, walaupun baru setengah. Catatan yang belum jadi membuat kamu melihat apa yang berbeda, bukan sekadar mengangguk.

1. Satu tujuan yang dapat diamati.
2. Satu contoh benar dan satu contoh yang hampir benar.
3. Satu pertanyaan untuk memeriksa apakah orang lain paham.
~ Rekaman ini menunjukkan “{module}” di depan orang sungguhan, termasuk bagian yang gagal. Catat menit saat ruangan menjadi diam, dan tebak sebabnya.
? Tujuan belajar mana yang dapat diamati?
- Peserta memahami pecahan
+ Peserta membagi tiga roti untuk empat orang dan menjelaskan caranya
- Peserta menyukai pecahan
> Tujuan yang baik menyebut perbuatan. Dengan begitu tercapai atau tidaknya terlihat.
? Kamu bertanya, “Sudah paham?” dan semua mengangguk. Apa artinya?
- Semua paham
- Soalnya terlalu mudah
+ Belum ada yang diketahui
> Anggukan bukan bukti. Minta satu orang menjelaskan, atau semua menulis satu jawaban.
? Setelah bertanya, berapa lama sebaiknya menunggu?
+ Beberapa detik, sampai orang sempat berpikir
- Tidak perlu menunggu
- Sampai pertemuan berikutnya
> Waktu tunggu tiga detik atau lebih membuat lebih banyak orang menjawab, dan jawabannya lebih panjang.
? Contoh “hampir benar” berguna untuk apa?
- Membuat peserta malu
+ Menunjukkan batas antara benar dan keliru
- Menghabiskan waktu
> Perbedaan kecil memaksa orang menyebut ciri yang menentukan.
? Kapan mengulang bahan paling menolong ingatan?
- Berkali-kali dalam satu malam
- Hanya sekali
+ Beberapa kali dengan jarak hari
> Latihan yang diberi jarak lebih tahan lama daripada yang ditumpuk.
# phone
Bahan “{module}” paling mudah dipelajari sambil berdiri: pegang ponselmu, cari orang yang mau ditemani sepuluh menit, dan dengarkan lebih banyak daripada bicara.

- Tulis dua pertanyaan yang tidak bisa dijawab “ya” atau “tidak”.
- Minta izin sebelum mencatat atau merekam.
- Ulangi jawabannya dengan kata-katamu, lalu tanyakan apakah benar.

Setelah itu tulis satu hal yang mengejutkanmu. Kalau tidak ada, barangkali pertanyaannya sudah memuat jawabanmu.
~ Percakapan tentang “{module}” direkam apa adanya. Jeda setiap kali ada pertanyaan, susun pertanyaanmu sendiri, lalu lanjutkan.
? Pertanyaan mana yang paling terbuka?
- “Aplikasinya mudah, ya?”
+ “Ceritakan terakhir kali kamu memakainya.”
- “Kamu suka atau tidak?”
> Pertanyaan terbuka tidak memuat jawaban, dan meminta kejadian nyata.
? Seseorang mencoba rancanganmu dan tersesat. Apa yang kamu lakukan?
+ Diam dulu dan mengamati
- Menunjukkan tombolnya
- Meminta maaf berkali-kali
> Bantuan yang terlalu cepat menghapus bukti. Tempat ia tersesat adalah temuanmu.
? Apa yang diperlukan sebelum merekam percakapan?
- Baterai penuh saja
- Ruang yang sepi
+ Persetujuan orangnya
> Suara dan wajah adalah data pribadi. Persetujuan diminta lebih dulu dan boleh dicabut.
? Teks tombol mana yang paling jelas?
- “OK”
+ “Kirim pesanan”
- “Lanjut ke proses berikutnya”
> Kata kerja dan bendanya menyebut apa yang akan terjadi.
? Mengapa sasaran sentuh dibuat cukup besar?
+ Karena ujung jari menutupi layar dan mudah meleset
- Karena layar makin murah
- Supaya huruf tidak perlu dibaca
> Jari lebih besar daripada penunjuk tetikus. Panduan umum menyarankan sekitar 44 piksel.
# pixel
Di “{module}” kamu hanya mengubah satu angka setiap kali. Sebelum menekan tombol main, ucapkan dugaanmu: akan lebih cepat, lebih tinggi, atau lebih sulit?

1. Catat angka lama dan angka baru.
2. Main dua menit.
3. Tulis apakah dugaanmu benar.

Kalau hasilnya lebih buruk, kembalikan angkanya. Mundur itu bagian dari cara kerja.
~ Mentor membangun “{module}” dari kotak polos. Berhenti setiap kali sesuatu bergerak, dan tebak baris atau balok mana penyebabnya.
? Gimmu terasa terlalu sulit. Apa yang diubah lebih dulu?
- Semua angka sekaligus
+ Satu angka, lalu dicoba lagi
- Gambar latarnya
> Kalau banyak yang berubah bersamaan, kamu tidak tahu mana yang menolong.
? Siapa penguji yang paling berguna?
- Dirimu sendiri
- Orang yang membuatnya bersamamu
+ Orang yang belum pernah melihatnya
> Pembuat sudah tahu jalannya. Orang baru menunjukkan apa yang tidak jelas.
? Perintah yang sama ditulis sepuluh kali. Apa gantinya?
+ Pengulangan
- Sepuluh tombol
- Gambar yang lebih besar
> Pengulangan menyebut perintahnya sekali saja, jadi memperbaikinya juga sekali.
? Untuk apa bunyi pendek saat poin bertambah?
- Mengisi keheningan
+ Memberi tahu pemain bahwa tindakannya berhasil
- Memperlambat permainan
> Umpan balik langsung menghubungkan sebab dengan akibat.
? Skor tidak kembali ke nol ketika gim diulang. Di mana mencarinya?
- Pada warna angka
- Pada kecepatan tokoh
+ Pada bagian yang dijalankan saat permainan dimulai
> Nilai awal harus dipasang setiap kali mulai, bukan hanya sekali.
# stall
Sebelum memulai “{module}”, hitung satu barang sampai selesai: dibeli berapa, habis untuk apa saja, dijual berapa, tersisa berapa. Satu barang yang jelas lebih berguna daripada daftar panjang yang dikira-kira.

| Yang ditulis | Contoh |
| Harga beli | 8.000 |
| Bungkus dan ongkos | 1.000 |
| Harga jual | 12.000 |
| Untung per barang | 3.000 |

Lakukan untuk barangmu sendiri sebelum menonton rekaman berikutnya.
~ Satu hari kerja “{module}” diringkas menjadi rekaman ini. Perhatikan apa yang dicatat lebih dulu, dan apa yang baru dicatat setelah tutup.
? Beli 8.000, biaya 1.000, jual 12.000. Berapa persen untung dari harga jual?
+ 25 persen
- 33 persen
- 50 persen
> Untung 3.000 dibagi 12.000 sama dengan 25 persen. Terhadap modal 9.000 memang 33 persen.
? Stok datang bertanggal berbeda. Mana yang dijual dulu?
- Yang paling baru
+ Yang lebih dekat kedaluwarsa
- Yang paling mudah dijangkau
> Yang lebih dulu habis masanya keluar lebih dulu, supaya tidak terbuang.
? Uang di laci lebih sedikit daripada catatan. Apa langkah pertama?
- Menambah dari dompet
- Menghapus catatannya
+ Menghitung ulang, lalu mencatat selisihnya
> Selisih yang dicatat dapat dicari sebabnya. Selisih yang ditutup diam-diam akan datang lagi.
? Pelanggan lama kembali dan mengeluh. Mengapa itu berguna?
+ Ia memberi tahu sebelum pergi
- Ia pasti meminta potongan harga
- Ia tidak tahu toko lain
> Kebanyakan pelanggan yang kecewa pergi tanpa bicara. Yang mengeluh memberi kesempatan memperbaiki.
? Potongan harga 20 persen diberikan untuk barang beruntung 25 persen dari harga jual. Sisa untungnya?
- Masih sama besar
+ Tinggal seperlima dari untung semula
- Tinggal separuh dari untung semula
> Harga 100 untung 25, setelah dipotong harganya 80 dan untungnya 5. Lima dari dua puluh lima adalah seperlima.
# browser
Buka “{module}” di dua tempat: layar lebar dan ponsel tua. Yang rusak di ponsel tua adalah daftar kerjamu hari ini.

- Bisa dipakai hanya dengan papan ketik?
- Masih terbaca kalau huruf diperbesar dua kali?
- Apa yang tampak sebelum gambarnya datang?

Catat tiap jawaban “tidak” sebagai satu kalimat yang menyebut halaman, langkah, dan yang terjadi.
~ “{module}” dikerjakan dari berkas kosong sampai bisa dibuka orang lain. Ketik sendiri setiap barisnya; menyalin membuat matamu melewati tanda yang penting.
? Apa yang pertama kali dibaca pembaca layar pada sebuah tombol bergambar?
- Warnanya
+ Nama yang diberikan kepadanya
- Ukuran gambarnya
> Tombol tanpa nama dibacakan sebagai “tombol” saja. Nama datang dari teks, \`alt\`, atau \`aria-label\`.
? Halaman lambat di ponsel. Apa yang diukur lebih dulu?
+ Besar gambar dan skrip yang dikirim
- Banyaknya paragraf
- Jenis huruf judul
> Gambar dan skrip biasanya paling besar. Ukur dulu, baru perbaiki.
? Pesan galat formulir mana yang menolong?
- “Input tidak valid”
- “Terjadi kesalahan”
+ “Nomor WhatsApp paling sedikit 10 angka”
> Pesan yang baik menyebut kolomnya dan cara memperbaikinya.
? Kontras teks biasa yang disarankan WCAG tingkat AA paling sedikit?
- 2 : 1
- 3 : 1
+ 4,5 : 1
> 4,5 : 1 untuk teks biasa, 3 : 1 untuk teks besar.
? Mengapa alamat memakai https?
+ Supaya isi yang dikirim tidak dapat dibaca atau diubah di jalan
- Supaya halaman lebih cepat dimuat
- Supaya muncul di mesin pencari
> HTTPS menyandikan hubungan antara peramban dan server, dan memastikan servernya benar.
# terminal
Bacaan ini paling baik dibuka di sebelah terminal. Untuk setiap perintah di “{module}”, tulis tiga hal sebelum menjalankannya: apa yang masuk, apa yang keluar, dan apa yang berubah.

\`\`\`text
masuk   : berkas atau teks apa?
keluar  : ke layar, ke berkas, atau tidak ada?
berubah : adakah yang ditimpa?
\`\`\`

Kalau yang ketiga tidak bisa dijawab, kerjakan pada salinan. Perintah yang menimpa tidak bertanya dua kali.
~ “{module}” dijalankan baris demi baris, termasuk pesan galatnya. Sebelum mentor membaca pesan itu, baca sendiri dan tebak baris mana yang salah.
? Program berhenti dengan pesan panjang. Bagian mana yang biasanya paling menolong?
- Hanya kata “Error”
+ Jenis kesalahannya beserta nama berkas dan nomor barisnya
- Warna teksnya
> Jenis kesalahan menyebut apa, nama berkas dan baris menyebut di mana.
? Kamu ingin mencoba perintah yang mengubah seratus berkas. Apa yang dikerjakan dulu?
+ Mencobanya pada salinan satu berkas
- Menjalankannya pada semuanya supaya cepat
- Menutup terminal lain
> Salinan kecil menunjukkan akibatnya tanpa merusak yang asli.
? Fungsi mana yang lebih mudah diuji?
- Yang membaca jam dan menulis berkas
- Yang panjangnya seratus baris
+ Yang hasilnya hanya bergantung pada masukannya
> Masukan yang sama selalu memberi hasil yang sama, jadi ujinya cukup membandingkan.
? Untuk apa perubahan disimpan kecil-kecil?
- Supaya riwayatnya tampak sibuk
+ Supaya mudah kembali dan mudah ditinjau
- Supaya berkasnya lebih kecil
> Satu perubahan kecil dapat dibatalkan tanpa membuang pekerjaan lain.
? Nama mana yang paling jelas untuk jumlah hari keterlambatan?
- \`x\`
- \`data2\`
+ \`daysLate\`
> Nama yang menyebut isi dan satuannya membuat rumusnya bisa dibaca.
# camera
Untuk “{module}”, letakkan barangmu di dekat jendela pada tiga waktu: pagi, siang, dan sore. Jangan ubah apa pun selain jamnya, lalu bandingkan bayangannya.

- Bersihkan lensa dengan kain.
- Dekatkan kakimu, jangan diperbesar dengan dua jari.
- Ambil tiga bingkai: jauh, sedang, dekat.

Pilih satu dan tulis alasannya dalam satu kalimat.
~ “{module}” dikerjakan dengan ponsel dan kertas putih saja. Jeda setelah cahaya dipindah, tebak ke mana bayangannya jatuh.
? Foto barang tampak kekuningan di bawah lampu rumah. Apa yang paling mudah dicoba?
- Menambah filter
+ Memindahkannya ke dekat jendela dan mematikan lampu
- Memperbesar gambar
> Cahaya jendela pada siang hari lebih netral, dan satu sumber cahaya menghindari warna campuran.
? Bayangan terlalu keras. Apa yang dipakai?
+ Kain putih tipis di jendela, atau kertas putih di sisi gelap
- Lampu kilat ponsel
- Latar hitam
> Kain menyebarkan cahaya, kertas memantulkannya ke sisi yang gelap.
? Mengapa sebaiknya mendekat daripada memperbesar digital?
- Supaya lebih cepat
- Supaya baterai awet
+ Supaya rincian tidak hilang
> Pembesaran digital hanya memotong dan meregangkan gambar.
? Barang kecil difoto untuk dijual. Apa yang perlu ikut tampak?
- Wajah penjual
+ Benda pembanding ukuran
- Hiasan sebanyak mungkin
> Pembeli tidak dapat memegangnya. Pembanding mencegah kecewa soal ukuran.
? Foto produk dipercantik sampai warnanya berbeda. Apa akibatnya?
- Pembeli lebih puas
- Tidak ada
+ Retur bertambah, karena barang tidak sesuai gambar
> Foto yang jujur menjual lebih lama daripada foto yang memikat sekali.
# shield
Bahan “{module}” dimulai dari pertanyaan yang sederhana: apa yang berharga di sini, siapa yang menginginkannya, dan apa yang terjadi kalau hilang? Tulis jawabannya sebelum membaca penawarnya.

1. Daftar tiga hal yang harus dijaga.
2. Untuk masing-masing, satu cara paling murah untuk kehilangannya.
3. Satu kebiasaan yang menutup cara itu.

Berlatihlah hanya pada akun dan perangkat milikmu, atau yang izinnya tertulis.
~ Satu kejadian “{module}” diputar ulang dari awal. Jeda setiap kali ada pilihan, putuskan apa yang kamu lakukan, lalu lihat akibatnya.
? Pesan meminta kode OTP “untuk pembatalan”. Apa yang dilakukan?
+ Tidak memberikannya, lalu menghubungi saluran resmi
- Memberikannya supaya batal
- Membalas dengan kode yang salah
> Kode OTP hanya dimasukkan di aplikasi milikmu sendiri. Petugas yang benar tidak memintanya.
? Kata sandi mana yang paling kuat?
- P@ssw0rd
- nama anak dan tahun lahirnya
+ empat kata acak yang panjang dan tidak dipakai di tempat lain
> Panjang dan ketidakterdugaan lebih menentukan daripada tanda baca.
? Mengapa pembaruan perangkat tidak ditunda lama?
- Supaya tampilannya baru
+ Karena celah yang sudah diumumkan juga dibaca penyerang
- Karena penyimpanan bertambah
> Setelah perbaikan terbit, celah lamanya diketahui banyak orang.
? Rekan terlanjur membuka lampiran mencurigakan. Sikap mana yang menolong?
- Memarahinya di depan tim
- Menunggu sampai ada kerusakan
+ Memintanya segera melapor tanpa takut dihukum
> Laporan cepat memperkecil kerusakan. Orang yang takut akan menunda.
? Cadangan data disebut berguna kalau?
+ Pernah dicoba dipulihkan
- Disimpan di komputer yang sama
- Dibuat sekali saja
> Cadangan yang belum pernah dipulihkan hanyalah harapan.
# poster
Pelajari “{module}” dengan menempelkan hasil sementaramu di dinding dan mundur lima langkah. Yang masih terbaca dari sana adalah pesanmu; sisanya hiasan.

- Satu kalimat terbesar.
- Satu hal yang dapat dilakukan pembaca.
- Ruang kosong di sekeliling keduanya.

Tunjukkan kepada seseorang selama lima detik, lalu tanyakan apa yang ia ingat.
~ Mentor menyusun “{module}” dari satu kalimat sampai siap cetak. Sebelum ia memindahkan sesuatu, tunjuk bagian yang menurutmu paling berat.
? Apa yang paling cepat membentuk hierarki?
+ Perbedaan ukuran yang jelas
- Banyak jenis huruf
- Bingkai di setiap bagian
> Ukuran dibaca mata sebelum isinya. Perbedaan yang ragu-ragu terlihat seperti kesalahan.
? Poster memakai lima jenis huruf. Apa saran pertamamu?
- Menambah satu lagi untuk judul
+ Menyisakan satu atau dua keluarga huruf
- Mengganti warnanya
> Satu keluarga dengan beberapa ketebalan biasanya sudah cukup untuk membedakan tingkat.
? Dua baris berdekatan, satu baris jauh di bawah. Apa yang dibaca orang?
- Tiga hal terpisah
- Semuanya sama penting
+ Dua baris itu satu kelompok
> Kedekatan membuat kelompok, tanpa garis atau kotak.
? Teks kuning muda di atas putih sulit dibaca. Mengapa?
- Kuning bukan warna huruf
+ Beda terangnya terlalu kecil
- Hurufnya terlalu rapat
> Keterbacaan bergantung pada kontras terang-gelap, bukan pada beda warna.
? Poster akan dicetak dua warna. Bagaimana mendapatkan warna ketiga?
+ Menumpangkan keduanya
- Menambah kertas
- Menunggu tinta kering
> Tinta transparan yang tumpang tindih menghasilkan warna campuran.
# map
Gambarlah “{module}” sebelum membacanya: kotak untuk tempat, panah untuk yang bergerak, tanda tanya untuk yang belum kamu tahu. Gambar yang salah akan membuat bacaanmu lebih cermat.

1. Apa yang masuk, dan dari siapa?
2. Di mana ia bisa berhenti?
3. Siapa yang pertama tahu kalau berhenti?

Perbaiki gambarmu setelah selesai. Simpan keduanya.
~ Rekaman ini mengikuti “{module}” dari ujung ke ujung. Jeda di setiap persimpangan, lalu tunjuk di gambarmu ke mana ia akan pergi.
? Peta mana yang paling jujur?
- Yang paling berwarna
+ Yang menyebut sumber, tanggal, dan bagian yang belum diketahui
- Yang tanpa bagian kosong
> Peta adalah pilihan. Pembaca perlu tahu apa yang dipilih dan kapan.
? Sebuah langkah gagal diam-diam. Apa yang paling menolong?
+ Peringatan ketika hasilnya tidak datang pada waktunya
- Menjalankannya lebih sering
- Menambah langkah baru
> Kegagalan yang diam hanya tampak kalau ketiadaan hasil ikut dipantau.
? Dua wilayah sama jumlah kasusnya, tetapi penduduknya berbeda. Apa yang dibandingkan?
- Jumlahnya saja
- Luasnya
+ Jumlah per penduduk
> Wilayah berpenduduk banyak wajar berkasus banyak. Laju per penduduk lebih adil.
? Mengapa jalur diuji dengan data yang sengaja rusak?
- Supaya cepat penuh
+ Supaya tahu apakah kerusakan tertangkap
- Supaya penguji sibuk
> Uji yang hanya memakai data baik tidak membuktikan apa pun tentang penjaga mutunya.
? Satu titik mati dan seluruh jalur berhenti. Disebut apa titik itu?
- Titik awal
+ Titik gagal tunggal
- Titik cadangan
> Titik seperti itu memerlukan pengganti, atau rencana selama ia mati.
`;
