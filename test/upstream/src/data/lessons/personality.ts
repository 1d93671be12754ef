import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Di akhir kelas kamu menulis satu halaman tentang dirimu yang boleh dibantah teman sekelompok.',
  labels: ['Cermin pertama', 'Halaman bacaan', 'Coba pekan ini', 'Tanya jujur'],
  classes: `
# Membaca Hasil DISC dengan Waras
- Menjelaskan empat gaya tanpa menyebut baik dan buruk
- Menunjukkan di mana tes ini berhenti berguna
- Mencari contoh dari pekan lalu yang membantah hasilmu
Empat gaya | Empat kecenderungan, bukan empat jenis orang. | Empat orang di satu rapat | Huruf besar dan kecil | Menandai diri
Batas tes | Lelah, takut, dan ingin disukai mengubah jawaban. | Mengisi dua kali | Yang tidak diukur | Membandingkan hasil
Cerita sendiri | Satu kejadian yang cocok, satu yang tidak. | Menulis kejadian | Teman membaca | Satu halaman
# Bicara dengan Orang yang Berlawanan
- Mengenali gaya lawan bicara dari kalimat pertama
- Menyiapkan kalimat pembuka untuk empat gaya
- Menurunkan tegang tanpa mengalah
Mendengar gaya | Cepat atau pelan, tugas atau orang. | Kalimat pertama rekan | Salah menebak | Mendengar tiga orang
Kalimat pembuka | Satu pembuka untuk tiap gaya. | Untuk yang ingin ringkas | Untuk yang ingin yakin | Empat pembuka
Saat tegang | Jeda, ulangi, tanya. | Suara yang meninggi | Boleh berhenti dulu | Latihan berpasangan
# Memilih Kerja yang Cocok dengan Tenagamu
- Menggambar peta tenaga satu pekan
- Membandingkan tiga hari kerja yang mungkin
- Menguji satu pilihan selama sepekan
Peta tenaga | Jam yang memberi dan jam yang mengambil. | Mewarnai kalender | Lelah yang menyenangkan | Peta sepekan
Tiga hari kerja | Dari bangun sampai mematikan lampu. | Hari seorang perawat | Gaji dan tenaga | Menulis tiga hari
Uji sepekan | Meniru satu hari, lima kali. | Menumpang hari orang | Catatan malam | Putusan kecil
`,
  chapters: `
# Membaca Hasil DISC dengan Waras
Hasil DISC ditulis sebagai empat huruf, dan orang sering menyebut diri “si D” seperti menyebut zodiak. Padahal setiap orang punya keempatnya. Yang dilaporkan hanya kecenderungan mana yang lebih sering dipakai pada saat mengisi.

| Huruf | Kecenderungan | Pertanyaan khasnya |
| D, dominan | Cepat memutuskan, mengejar hasil | “Apa yang kita putuskan?” |
| I, interaktif | Mengajak, bercerita, bersemangat | “Siapa yang ikut?” |
| S, stabil | Sabar, menjaga irama, mendengar | “Bagaimana supaya semua siap?” |
| C, cermat | Memeriksa, merinci, menimbang aturan | “Dari mana angka ini?” |

Huruf besar pada hasilmu berarti nilainya lebih tinggi daripada huruf lain milikmu sendiri. Ia tidak berarti lebih tinggi daripada temanmu. Dua orang sama-sama “S” bisa sangat berbeda: yang satu 28, yang lain 17 dengan semua huruf hampir rata.

## Membacanya dengan waras

- Hasil yang rata bukan kegagalan; kamu menyesuaikan diri menurut keadaan.
- Tidak ada huruf untuk kecerdasan, kejujuran, atau bakat.
- Pekerjaan tidak punya satu huruf. Tim yang semuanya D memutuskan cepat dan salah bersama-sama.

Cari satu kejadian pekan lalu yang membantah hasilmu. Kalau tidak ketemu, barangkali kamu hanya mengingat yang cocok. Ingatan memang begitu.

? Dua orang sama-sama mendapat S. Apa yang boleh disimpulkan?
- Keduanya sama sabarnya
+ Pada keduanya S lebih tinggi daripada huruf mereka yang lain
- Keduanya cocok di bagian layanan
> Huruf itu membandingkan kecenderungan dalam satu orang, bukan antarorang.
? Hasil seseorang hampir rata. Artinya?
+ Ia memakai keempat gaya secara bergantian
- Tesnya rusak
- Ia tidak punya kepribadian
> Hasil rata cukup umum, dan sering menunjukkan kebiasaan menyesuaikan diri.
? Mana yang tidak diukur DISC?
- Kecenderungan memutuskan cepat
- Kecenderungan menjaga irama
+ Kecerdasan
> DISC hanya bertanya tentang gaya bertindak.
? Mengapa dianjurkan mencari contoh yang membantah hasilmu?
+ Karena kita mudah mengingat hal yang cocok saja
- Supaya tesnya dapat diulang
- Supaya hasilnya menjadi rata
> Kecenderungan mencari yang cocok disebut bias konfirmasi. Contoh pembantah mengimbanginya.
`,
} satisfies LessonTexts;
