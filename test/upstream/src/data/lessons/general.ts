/** The first module of Dasar Web, written out for the tenants that are answered the general contents. */
export const webChapters = `
# Dasar Web
HTML menyebut arti, bukan rupa. Kalau sebuah tulisan adalah judul, sebut ia judul; besar dan warnanya urusan CSS. Kebiasaan ini membuat halamanmu dapat dibacakan, dicari, dan ditata ulang tanpa dibongkar.

\`\`\`html
<header>
  <h1>Warung Bu Tini</h1>
  <nav>
    <a href="#menu">Menu</a>
    <a href="#lokasi">Lokasi</a>
  </nav>
</header>
<main>
  <h2 id="menu">Menu hari ini</h2>
  <ul>
    <li>Soto ayam, Rp15.000</li>
    <li>Es teh, Rp4.000</li>
  </ul>
</main>
\`\`\`

| Unsur | Artinya | Bukan untuk |
| \`h1\` sampai \`h6\` | Judul bertingkat | Membesarkan huruf |
| \`nav\` | Kumpulan tautan utama | Semua tautan |
| \`main\` | Isi utama, satu pada halaman | Menu dan kaki halaman |
| \`ul\` dan \`li\` | Daftar | Memberi jarak ke dalam |
| \`button\` | Melakukan sesuatu | Pindah halaman |

## Uji tanpa alat

1. Baca judul-judulnya saja. Apakah tersusun seperti daftar isi?
2. Tekan Tab berulang kali. Apakah semua yang bisa dipakai tercapai?
3. Matikan CSS. Apakah urutannya masih masuk akal?

Kalau ketiganya lolos, pembaca layar dan mesin pencari melihat halaman yang sama dengan yang kamu maksud. Memilih \`div\` untuk semuanya memang jalan, tetapi \`div\` tidak punya arti, jadi artinya harus kamu tambahkan sendiri nanti.

? Unsur mana yang tepat untuk “Kirim formulir”?
- \`a\`
+ \`button\`
- \`div\`
> Tombol melakukan sesuatu di halaman. Tautan membawa ke alamat lain.
? Mengapa judul tidak dipilih karena ukuran hurufnya?
+ Karena tingkat judul menyusun kerangka halaman; ukuran diatur CSS
- Karena \`h3\` tidak bisa diperbesar
- Karena peramban menolaknya
> Pembaca layar melompat dari judul ke judul. Tingkat yang salah menyesatkan seperti daftar isi yang keliru.
? Berapa \`main\` yang tampak pada satu halaman?
- Sebanyak bagiannya
+ Satu
- Tidak boleh ada
> \`main\` menandai isi utama, supaya pembaca dapat melewati menu.
? Daftar belanja tanpa urutan memakai unsur apa?
- \`ol\`
- \`p\`
+ \`ul\`
> \`ul\` untuk daftar yang urutannya tidak penting, \`ol\` untuk yang berurutan.
`;
