import { useBoot } from '../../core/app-context';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Section, SectionHeading } from '../../ui/layout';
import { StackedTable } from '../../ui/stacked-table';
import { LONG_LEAD, LONG_TITLE } from './content';

/** Where to look for what, as far as it can be reached without an address of one item. */
const LOOKS = [
  { page: 'class', what: 'Kelas dengan nama terpanjang, harga ratusan juta, dan jam ribuan' },
  { page: 'mentor', what: 'Satu mentor yang namanya tidak selesai-selesai' },
  { page: 'news', what: 'Judul berita tiga baris, penulis dengan semua gelarnya' },
  { page: 'event', what: 'Acara sembilan puluh sembilan hari dengan kursi hampir seratus juta' },
  { page: 'donation', what: 'Target hampir satu triliun rupiah' },
  { page: 'podcasts', what: 'Panggilan yang gagal' },
  { page: 'gallery', what: 'Panggilan yang gagal' },
  { page: 'career', what: 'Panggilan yang gagal' },
] as const;

/** For developers: a list of the pages that are strained most, under a name that strains this one. */
export default function Second() {
  const { tenant } = useBoot();
  return (
    <Section labelledBy="uji">
      <SectionHeading id="uji" level={1} title={`${LONG_TITLE}: ${tenant.name}`} lead={LONG_LEAD} />
      <StackedTable
        columns={['Halaman', 'Yang diuji']}
        rows={LOOKS.map(({ page, what }) => ({
          key: page,
          heading: <AppLink to={pagePath(page)}>{pagePath(page)}</AppLink>,
          cells: [what],
        }))}
      />
    </Section>
  );
}
