/** The table of contents: every group of the page, and which components it shows. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly holds: readonly string[];
}

export const groups = [
  { id: 'kelas', title: 'Kelas', holds: ['ClassSection'] },
  { id: 'program', title: 'Program', holds: ['ProgramSection'] },
  { id: 'mentor', title: 'Mentor', holds: ['MentorSection'] },
  { id: 'angka', title: 'Angka', holds: ['CounterSection', 'FigureBand'] },
  {
    id: 'tetap',
    title: 'Bagian dengan isi tetap',
    holds: ['StepSection', 'PointSection', 'AudienceSection', 'FaqSection'],
  },
  {
    id: 'penutup',
    title: 'Penutup dan peta',
    holds: ['CallToAction', 'TalkActions', 'ReasonList', 'StudentMap'],
  },
  {
    id: 'ruang',
    title: 'Milik satu ruang',
    holds: ['Slider', 'Segments', 'TilePicker', 'Printed'],
  },
  {
    id: 'keadaan',
    title: 'Keadaan',
    holds: [
      'Loading',
      'EmptyState',
      'Absence',
      'ErrorState',
      'Notice',
      'StatusPanel',
      'LazyBoundary',
    ],
  },
  { id: 'tombol', title: 'Tombol', holds: ['Button', 'ButtonLink', 'ShareButton', 'Spinner'] },
  {
    id: 'isian',
    title: 'Isian',
    holds: [
      'Field',
      'Input',
      'Textarea',
      'Select',
      'Checkbox',
      'Radio',
      'OneOf',
      'Option',
      'Tick',
      'RangeField',
      'SearchBox',
    ],
  },
  {
    id: 'kartu',
    title: 'Kartu dan tanda',
    holds: ['Card', 'Badge', 'Chip', 'FilterChip', 'Avatar', 'Icon', 'Motif', 'Fact', 'TickList'],
  },
  { id: 'gambar', title: 'Gambar', holds: ['Picture', 'ArtImage', 'UpstreamImage', 'LiteVideo'] },
  {
    id: 'bagan',
    title: 'Bagan',
    holds: ['BarList', 'DotList', 'ColumnChart', 'ShareBar', 'TileMap', 'ChartFigure'],
  },
  {
    id: 'teks',
    title: 'Teks dan tabel',
    holds: ['RichText', 'StackedTable', 'Price', 'DateText', 'SideLayout'],
  },
  {
    id: 'jalan',
    title: 'Jalan dan jendela',
    holds: ['Breadcrumbs', 'Pagination', 'Accordion', 'Dialog', 'WithoutScript'],
  },
] as const satisfies readonly Group[];

export type GroupId = (typeof groups)[number]['id'];
