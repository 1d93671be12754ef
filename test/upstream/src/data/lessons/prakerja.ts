import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup simulasi satu sif penuh, dinilai orang yang sehari-hari memimpin pekerjaan itu.',
  labels: ['Hari pertama kerja', 'Lembar kerja', 'Simulasi', 'Tes cepat'],
  classes: `
# Admin Toko Daring
- Membalas empat puluh pesan tanpa tertukar
- Mencocokkan stok layar dengan stok rak
- Menyelesaikan retur sampai uang kembali
Balas | Sapa, jawab, arahkan. | Pesan pukul tujuh pagi | Pembeli yang marah | Dua puluh pesan
Stok | Rak dihitung, layar disamakan. | Menghitung rak | Barang yang hilang | Stok satu lorong
Kemas | Label, bantalan, lakban, foto. | Kemasan gelas | Label terbalik | Sepuluh paket
Retur | Alasan, foto, keputusan. | Paket kembali | Kata yang menenangkan | Tiga retur
# Operator Gudang Digital
- Memakai pemindai dan membaca pesan salahnya
- Menata palet yang aman diangkat
- Menyerahkan sif dengan catatan lengkap
Pindai | Bunyi benar dan bunyi salah. | Pemindai di tangan | Kode yang sobek | Seratus pindaian
Palet | Berat di bawah, label ke luar. | Menyusun palet | Palet miring | Palet ujian
Serah sif | Yang selesai, yang tertunda, yang rusak. | Sepuluh menit terakhir | Catatan yang kurang | Serah sungguhan
# CV Satu Halaman dari Ponsel
- Menulis jaga warung sebagai pengalaman kerja
- Menyusun satu halaman yang terbaca dalam dua puluh detik
- Mengirim lamaran dengan judul surel yang benar
Isi | Tugas, jumlah, hasil. | Jaga warung dua tahun | Yang tidak perlu ditulis | Tiga pengalaman
Susun | Nama, kontak, pengalaman, sekolah. | Satu huruf saja | Foto atau tidak | Menyusun di ponsel
Kirim | Judul, nama berkas, dua kalimat. | Surel lamaran | Salah kirim | Mengirim ke pendamping
`,
} satisfies LessonTexts;
