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
} satisfies LessonTexts;
