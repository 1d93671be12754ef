import type { Boot } from './boot';

const css = {
  ft_primary: 'Raleway',
  ft_secondary: 'Inter',
  clr_primary: '#2096C4',
  clr_secondary: '#2F80ED',
  clr_success: '#2dce89',
  clr_info: '#11cdef',
  clr_warning: '#fb6340',
  clr_danger: '#f5365c',
  clr_light: '#adb5bd',
  clr_dark: '#212529',
};

const meta = {
  name: 'Contoh',
  description: '',
  keywords: '',
  type: 'website',
  image: '',
  card: 'summary_large_image',
  site_name: '',
  url: '',
  twitter_site: '',
  robot_index: 'index',
  robot_follow: 'follow',
};

const settings = {
  title: 'Contoh',
  logoDark: '/brand/contoh/logo-dark.svg',
  logoLight: '/brand/contoh/logo-light.svg',
  favicon: '/brand/contoh/icon.svg',
  image: '/brand/contoh/share.png',
  layout: 'contoh',
  isMaintenance: false,
  css,
  meta,
};

const tenant = {
  key: 'contoh',
  layout: 'contoh',
  name: 'Contoh',
  tagline: '',
  domain: 'contoh.example',
  lmsKey: 'contoh',
  source: 'host',
  pages: ['class'],
  titles: { class: { title: 'Kelas Kami', description: undefined } },
  api: '/pesilat/api',
  analytics: null,
} as const;

/** Boot data as the edge sends it, for tests. */
export const bootFixture: Boot = {
  version: '1.0.0',
  tenant,
  settings,
  look: {
    ground: 'white',
    header: 'bar',
    footer: 'directory',
    menu: undefined,
    address: undefined,
    calls: undefined,
  },
  page: { name: 'class-detail', params: { slug: 'dasar-web' } },
  prefetched: { 'services/v1/class/overview?slug=dasar-web': { status: true, data: { id: 1 } } },
  unsent: null,
  status: 200,
  now: Date.UTC(2026, 10, 21, 7),
  savesData: false,
};
