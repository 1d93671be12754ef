/** What the developers' landing of all sections shows: each group with a component that stands in it. */
export const sectionGroups = [
  ['Kelas', 'ClassSection'],
  ['Program', 'ProgramSection'],
  ['Mentor', 'MentorSection'],
  ['Angka', 'CounterSection'],
  ['Bagian dengan isi tetap', 'StepSection'],
  ['Penutup dan peta', 'CallToAction'],
  ['Milik satu ruang', 'TilePicker'],
  ['Keadaan', 'ErrorState'],
  ['Tombol', 'Button'],
  ['Isian', 'Field'],
  ['Kartu dan tanda', 'Card'],
  ['Gambar', 'Picture'],
  ['Bagan', 'BarList'],
  ['Teks dan tabel', 'RichText'],
  ['Jalan dan jendela', 'Dialog'],
] as const;
