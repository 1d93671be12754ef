import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup di dinding: karya digantung tanpa nama, dibaca lima menit dalam diam, baru pembuatnya bicara.',
  labels: ['Lihat dulu', 'Lembar rujukan', 'Kerja di meja', 'Tebak keputusannya'],
  classes: `
# Mata Dulu, Alat Kemudian
- Meniru satu layar dengan pensil sampai jaraknya cocok
- Menyebut hierarki sebuah halaman dalam tiga kata
- Menjelaskan pilihan tanpa kata “bagus”
Meniru | Sepuluh layar, satu pensil, tanpa penggaris. | Layar pesan makanan | Apa yang tidak kamu lihat | Tiruan kesepuluh
Jarak | Rapat berarti satu keluarga. | Mengukur dengan jempol | Jarak yang berbohong | Menata ulang struk
Hierarki | Satu hal dulu, dua hal kemudian. | Mata berhenti di mana | Besar, tebal, atau sendiri | Membuat ulang poster ronda
Menjelaskan | Keputusan, alasan, kemungkinan lain. | Bicara tentang jarak | Kritik tanpa selera | Menjelaskan di depan dinding
# Wawancara di Bangku Tunggu
- Mendekati orang asing dengan sopan dan singkat
- Mengajukan pertanyaan pendek tentang kejadian terakhir
- Kembali kepada orang yang sama membawa sketsa
Mendekati | Siapa kamu, berapa menit, boleh menolak. | Bangku puskesmas | Ketika ditolak | Tiga perkenalan
Bertanya pendek | “Terakhir kali bagaimana?” lalu diam. | Pertanyaan yang menuntun | Diam yang berguna | Dua wawancara
Kartu temuan | Satu kartu satu kejadian, dengan kata orangnya. | Menulis tanpa menambah | Mengelompokkan di lantai | Tiga puluh kartu
Kembali membawa sketsa | Sketsa jelek lebih mengundang jawaban. | Membuka kertas | Ketika ia tidak suka | Sketsa kedua
# Merek untuk Warung Sebelah
- Menggali cerita pemilik sebelum menggambar apa pun
- Menyusun nama, huruf, dan warna yang bisa dicat ulang sendiri
- Menyerahkan pedoman satu halaman yang dipahami pemilik
Mengobrol | Duduk sebagai pembeli, pulang dengan tiga kata. | Semangkuk soto | Kata dari mulut pemilik | Menulis tiga kata
Nama dan huruf | Terbaca dari motor yang lewat. | Huruf di seberang jalan | Nama yang terlalu panjang | Lima papan kertas
Gerobak | Cat tahan hujan, ukuran sesuai papan. | Mengukur gerobak | Dua warna cukup | Mengecat contoh
Buku satu halaman | Yang boleh, yang jangan, dan kode catnya. | Pedoman untuk tukang cat | Contoh yang dilanggar | Serah di warung
`,
  chapters: `
# Mata Dulu, Alat Kemudian
Setelah meniru layar pesan makanan untuk kedua kali, kebanyakan orang yakin gambarnya sudah sama. Lalu tiruan diletakkan di atas layar asli, dan selalu ada tiga hal yang luput.

**Jarak di dalam kartu.** Mata melihat isi, bukan sela. Padahal tepi foto ke tepi kartu mungkin 12, sedangkan foto ke nama menu 8. Selisih empat itu yang membuat nama terasa milik foto.

**Garis yang tidak digambar.** Harga, tombol, dan ikon waktu berdiri di satu garis tegak, walaupun tidak ada garisnya. Tarik penggaris setelah selesai, bukan sebelumnya.

**Ukuran yang nyaris sama.** Judul 20 dan subjudul 16 sering ditiru sama besar. Bandingkan tinggi huruf kecilnya, yaitu tinggi huruf x.

## Daftar periksa tiruan

| Yang diukur | Cara |
| Jarak antarkelompok | Bandingkan dengan lebar jempol di layar |
| Tinggi baris | Hitung baris dalam satu kartu |
| Kontras | Picingkan mata; apa yang tetap tampak? |
| Sasaran sentuh | Apakah satu jempol cukup? |

Jangan menghapus tiruan yang salah. Beri tanggal, tempel berjajar, dan lihat perbedaan tiruan pertama dengan kesepuluh. Kemampuan yang dilatih di sini melihat, dan melihat tumbuh dari selisih yang ketahuan. Gambar yang rapi sejak awal justru tidak mengajarkan apa-apa.

? Foto dan nama menu terasa terpisah. Apa yang pertama kali diperiksa?
- Warna namanya
+ Jarak foto ke nama dibandingkan jarak nama ke unsur berikutnya
- Jenis hurufnya
> Yang berdekatan dibaca sebagai satu kelompok. Kedekatan bekerja lebih dulu daripada warna.
? Untuk apa memicingkan mata di depan layar?
+ Melihat hierarki tanpa membaca isinya
- Mengistirahatkan mata
- Memeriksa ejaan
> Mata yang dipicingkan menghapus rincian, sehingga tersisa terang, gelap, dan besar kecilnya.
? Kapan penggaris dipakai pada latihan meniru?
- Sebelum mulai
- Tidak pernah
+ Setelah tiruan selesai, untuk memeriksa
> Penggaris di awal menggantikan mata. Penggaris di akhir memberi tahu seberapa jauh mata meleset.
`,
} satisfies LessonTexts;
