import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup malam uji: orang asing bermain, pembuat diam, dan detik ketiga dicatat.',
  labels: ['Tekan mulai', 'Buku petunjuk', 'Bengkel', 'Bos kecil'],
  classes: `
# Lompat: Gim dari Satu Kata Kerja
- Menyetel lompatan sampai terasa ringan tanpa menambah fitur
- Memberi suara pada saat yang tepat
- Membaca wajah penguji ketika tokoh jatuh
Lompat | Tekan, naik, melayang, turun: empat angka. | Lompatan dari kotak abu-abu | Kenapa berat | Dua puluh lompatan
Jatuh | Turun lebih cepat daripada naik. | Waktu di udara | Maaf setengah detik | Menyetel jurang
Suara | Dapur sebagai studio bunyi. | Suara sendok | Bunyi sebelum gambar | Lima bunyi
Diuji adik | Adik bermain, kamu menggigit bibir. | Aturan diam | Mencatat dengan turus | Perbaikan malam itu
# Gim Kertas
- Menulis aturan dalam tiga baris
- Menyeimbangkan gim dengan sepuluh kali main
- Mengemas gim yang bisa dimainkan tanpa kamu
Aturan tiga baris | Tujuan, giliran, menang. | Enam kancing di meja | Aturan yang tidak terpakai | Menulis tiga baris
Uji meja | Dua pasangan, dua cerita berbeda. | Menonton dari jauh | Ketika mereka curang | Sepuluh kali main
Seimbang | Siapa yang selalu menang dan kenapa. | Menghitung kemenangan | Keberuntungan secukupnya | Mengubah satu angka
Kotak gim | Nama, gambar, dan aturan di tutupnya. | Kotak bekas sabun | Petunjuk tanpa penulis | Menukar kotak
# Seni Piksel dan Gerak
- Membuat siluet yang dikenali dari jauh
- Membatasi diri pada empat warna
- Menggerakkan tokoh dengan empat bingkai
Siluet | Hitam semua, tetap dikenali. | Bayangan di tembok | Topi membantu | Sepuluh siluet
Palet empat warna | Gelap, terang, kulit, kejutan. | Membuang warna | Kontras di layar kecil | Satu palet
Jalan | Empat bingkai, bobot berpindah. | Berjalan di depan cermin | Kaki yang meluncur | Bingkai jalan
Diam yang hidup | Napas dua piksel. | Tokoh yang menunggu | Terlalu banyak gerak | Bingkai diam
`,
  chapters: `
# Lompat: Gim dari Satu Kata Kerja
Lompatan terasa berat bukan karena gravitasinya besar, melainkan karena angka-angkanya tidak sepakat. Empat angka menentukan rasa lompat: tinggi, waktu ke puncak, gaya jatuh, dan jeda setelah tombol ditekan.

Jangan menebak gravitasi. Tentukan tinggi dan waktunya, lalu hitung:

\`\`\`js
const height = 96;      // piksel, tiga petak
const timeToPeak = 0.38; // detik

const gravity = (2 * height) / timeToPeak ** 2;
const jumpSpeed = gravity * timeToPeak;
\`\`\`

Dua baris terakhir berasal dari rumus gerak biasa: di puncak kecepatan menjadi nol. Sekarang kamu menyetel angka yang bisa dibayangkan, bukan angka ajaib 1329,6.

## Turun lebih cepat

\`\`\`js
const fall = velocityY > 0 ? gravity * 1.6 : gravity;
velocityY += fall * dt;
\`\`\`

Di layar, sumbu y menghadap ke bawah, jadi kecepatan positif berarti turun. Pengali antara 1,4 dan 2 membuat tokoh mendarat dengan yakin. Lebih dari itu pemain merasa ditarik.

## Yang dicoba di kotak abu-abu

| Keluhan penguji | Angka yang dicurigai |
| “Melayang” | Pengali jatuh terlalu kecil |
| “Telat” | Jeda antara tombol dan gerak |
| “Berat” | Waktu ke puncak terlalu pendek untuk tingginya |

Ubah satu angka, main dua menit, catat. Gambar tokohnya nanti saja; kotak abu-abu lebih jujur.

? Tinggi lompat tetap, waktu ke puncak diperpendek. Apa yang terjadi pada gravitasi?
- Mengecil
+ Membesar
- Tetap
> Gravitasi sama dengan dua kali tinggi dibagi kuadrat waktu. Waktu yang lebih pendek membuatnya lebih besar.
? Penguji berkata tokohnya “melayang” saat turun. Angka mana yang pertama disetel?
+ Pengali gravitasi saat jatuh
- Warna latar
- Tinggi lompat
> Melayang terasa ketika turun sama pelannya dengan naik. Pengali jatuh mempercepat bagian itu saja.
? Mengapa kecepatan dikalikan \`dt\`?
- Supaya kodenya lebih pendek
- Supaya suara tidak terlambat
+ Supaya gerak sama cepat di layar 60 maupun 120 bingkai per detik
> \`dt\` adalah waktu sejak bingkai terakhir. Tanpa itu, gim berjalan dua kali lebih cepat di layar yang lebih cepat.
`,
} satisfies LessonTexts;
