/** Which pages the header and the footer link to, in which groups; only pages a tenant has show. */
import { useMemo } from 'react';
import { useBoot } from '../app-context';
import { useSignedIn } from '../features/account/session';
import { pagePath, usePageSet } from '../route/page-table';

export interface NavLink {
  readonly page: string;
  readonly label: string;
  readonly to: string;
}

export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLink[];
}

type Group = { label: string; pages: readonly (readonly [page: string, label: string])[] };

const MAIN: readonly Group[] = [
  {
    label: 'Belajar',
    pages: [
      ['class', 'Kelas'],
      ['courses', 'Kursus'],
      ['program', 'Program'],
      ['pesilat', 'Pesilat'],
      ['pesilat-class', 'Kelas Pesilat'],
      ['silabus', 'Silabus'],
      ['curriculum', 'Kurikulum'],
      ['mentor', 'Mentor'],
      ['pricing', 'Biaya'],
      ['leaderboards', 'Peringkat'],
      ['liga-smk', 'Liga SMK'],
      ['liga-smk-register', 'Daftar Liga'],
      ['personality-test', 'Tes Kepribadian'],
    ],
  },
  {
    label: 'Layanan',
    pages: [
      ['corporates', 'Untuk Perusahaan'],
      ['government', 'Untuk Pemerintahan'],
      ['campus', 'Untuk Kampus'],
      ['training-services', 'Layanan Pelatihan'],
      ['talent-hiring', 'Rekrut Talenta'],
      ['lms', 'Platform LMS'],
      ['aksara', 'Aksara'],
      ['portfolio', 'Portofolio'],
      ['clients', 'Klien'],
      ['collaboration', 'Kolaborasi'],
    ],
  },
  {
    label: 'Kegiatan',
    pages: [
      ['belajar-bersama', 'Belajar Bersama'],
      ['event', 'Acara'],
      ['event-program', 'Program Acara'],
      ['event-careers', 'Bursa Karier'],
      ['career', 'Karier'],
      ['network', 'Jejaring'],
      ['gallery', 'Galeri'],
      ['video', 'Video'],
      ['overview', 'Ikhtisar'],
      ['donation', 'Donasi'],
    ],
  },
  {
    label: 'Bacaan',
    pages: [
      ['news', 'Berita'],
      ['berita', 'Kabar'],
      ['blog', 'Blog'],
      ['article-detail', 'Artikel'],
      ['podcasts', 'Podcast'],
      ['tulisan-temans', 'Tulisan Teman'],
      ['metamorfosa', 'Metamorfosa'],
    ],
  },
];

const HELP: Group = {
  label: 'Bantuan',
  pages: [
    ['about', 'Tentang Kami'],
    ['chat', 'Asisten Belajar'],
    ['make-appointment', 'Buat Perjanjian'],
    ['testimony', 'Kirim Testimoni'],
    ['privacy-policy', 'Kebijakan Privasi'],
    ['terms-and-conditions', 'Syarat & Ketentuan'],
  ],
};

/** Pages that belong into the footer alone. */
const LEGAL: ReadonlySet<string> = new Set(['privacy-policy', 'terms-and-conditions']);

/** Up to this many links stand side by side in the header; more of them are grouped. */
const FLAT_LIMIT = 5;

export interface SiteNavigation {
  /** The menu's links where they are few enough to stand side by side; null where they need groups. */
  readonly flat: readonly NavLink[] | null;
  /** Every page the tenant has, as the footer and a grouped menu show them. */
  readonly groups: readonly NavGroup[];
  /** What the header's button leads to; null when the tenant has none of the pages. */
  readonly action: NavLink | null;
}

/** The navigation of the current tenant. */
export function useSiteNavigation(): SiteNavigation {
  const has = usePageSet();
  const { titles } = useBoot().tenant;
  const isSignedIn = useSignedIn();
  return useMemo(() => {
    const link = (page: string, label: string): NavLink => {
      return { page, label: titles[page]?.title ?? label, to: pagePath(page) };
    };
    const linksOf = ({ label, pages }: Group): NavGroup => {
      const links = pages.filter(([page]) => has(page)).map(([page, text]) => link(page, text));
      return { label, links };
    };
    const groups = [...MAIN, HELP].map(linksOf).filter(({ links }) => links.length > 0);
    const few = groups.flatMap(({ links }) => links).filter(({ page }) => !LEGAL.has(page));
    const action = actionOf(has, isSignedIn);
    return { flat: few.length <= FLAT_LIMIT ? few : null, groups, action };
  }, [has, titles, isSignedIn]);
}

function actionOf(has: (page: string) => boolean, isSignedIn: boolean): NavLink | null {
  const actions: [string, string][] = [
    ['register', 'Daftar'],
    ['class', 'Cari kelas'],
    ['program', 'Lihat program'],
    ['courses', 'Lihat kursus'],
  ];
  // Who has an account is not asked to make one.
  const found = actions.find(([page]) => has(page) && !(isSignedIn && page === 'register'));
  return found ? { page: found[0], label: found[1], to: pagePath(found[0]) } : null;
}
