import type { Boot } from './boot';

const css = { clr_primary: '#2096C4', clr_secondary: '#2F80ED' };

const meta = { name: 'Contoh', description: '', site_name: '' };

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
    room: 'catalogue',
    ground: 'white',
    header: 'bar',
    footer: 'directory',
    menu: undefined,
    foot: undefined,
    address: undefined,
    calls: undefined,
  },
  page: { name: 'class-detail', params: { slug: 'dasar-web' } },
  prefetched: { 'services/v1/class/overview?slug=dasar-web': { status: true, data: { id: 1 } } },
  form: null,
  status: 200,
  now: Date.UTC(2026, 10, 21, 7),
  savesData: false,
};
