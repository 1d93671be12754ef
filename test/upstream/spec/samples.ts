/** A sample of every call: how it is made, and the status it is answered with. */

const form = (): FormData => {
  const data = new FormData();
  data.set('file', new File(['halo'], 'halo.txt', { type: 'text/plain' }));
  return data;
};

/** How to make a call whose path in the catalogue has parameters, inputs or a body. */
export interface Sample {
  /** The path where it differs from the catalogue's: parameters filled in, and a query. */
  path?: string;
  body?: unknown;
  kind?: number;
  /** 200 where it is not given. */
  status?: number;
}

const person = { name: 'Ayu', email: 'ayu@contoh.id', phone: '+6281234567890' };
const place = { provinceId: '34', cityId: '3471' };
const team = {
  schoolName: 'SMK Contoh',
  category: 'web',
  mentorName: 'Bima',
  members: [person],
  ...place,
};
const post = {
  kindSlug: 'news',
  title: 'Tulisan uji',
  summary: 'Untuk uji.',
  content: '<p>Halo.</p>',
};
const slug = 'kindSlug=articles&slug=panduan-singkat-belajar-koding-setelah-pulang-kerja';

/** By method and path as in the catalogue; a call that is not here is made as it stands. */
export const samples: Record<string, Sample> = {
  'GET services/v1/class/overview': { path: 'services/v1/class/overview?slug=dasar-web' },
  'GET services/v1/class/syllabus': { path: 'services/v1/class/syllabus?classroomId=1' },
  'GET services/v3/post/list': { path: 'services/v3/post/list?kindSlug=articles' },
  'GET services/v3/post/kind/category/list': {
    path: 'services/v3/post/kind/category/list?kindSlug=articles',
  },
  'GET services/v1/career/detail': { path: 'services/v1/career/detail?slug=rupa-digital-contoh' },
  'GET services/v1/career/job/detail': { path: 'services/v1/career/job/detail?id=7' },
  'GET services/v3/post/detail': { path: `services/v3/post/detail?${slug}` },
  'GET services/v3/post/view': { path: `services/v3/post/view?${slug}` },
  'POST services/v3/post/create': { body: post, kind: 6, status: 201 },
  'POST services/v3/post/update': {
    path: 'services/v3/post/update?slug=tulisan-uji',
    body: { title: 'Tulisan uji yang lain' },
    kind: 6,
  },
  'POST services/v3/post/delete': {
    path: 'services/v3/post/delete?kindSlug=news&slug=tulisan-uji',
    kind: 6,
  },
  'GET services/v3/post/kind/category/detail': {
    path: 'services/v3/post/kind/category/detail?kindSlug=news&slug=prestasi',
  },
  'POST services/v3/post/kind/category/create': {
    body: { kindSlug: 'news', name: 'Kategori uji' },
    kind: 1,
    status: 201,
  },
  'POST services/v3/post/kind/category/update': {
    path: 'services/v3/post/kind/category/update?slug=kategori-uji',
    body: { description: 'Untuk uji.' },
    kind: 1,
  },
  'POST services/v3/post/kind/category/delete': {
    path: 'services/v3/post/kind/category/delete?kindSlug=news&slug=kategori-uji',
    kind: 1,
  },
  'GET services/v1/post/detail': { path: 'services/v1/post/detail?id=45' },
  'POST services/v1/post/appointment/create': {
    body: { ...person, topic: 'Kerja sama', date: '2099-01-02', time: '10:00' },
    status: 201,
  },
  'POST services/v1/logger/log/click': {
    body: { from: '/', to: '/Class', type: 'page_load', timestamp: '2026-11-20T02:00:00.000Z' },
    status: 201,
  },
  'POST services/v1/auth/signup/coder': {
    body: { ...person, ...place, password: 'rahasia123' },
    status: 201,
  },
  'POST services/v1/team/register': { body: { ...team, teamName: 'Tim Satu' }, status: 201 },
  'POST services/v1/auth/team/register': {
    body: { ...team, teamName: 'Tim Dua', password: 'rahasia123' },
    status: 201,
  },
  'GET services/v1/authorizer/cities': { path: 'services/v1/authorizer/cities?provinceId=34' },
  'POST services/v1/school/register': {
    body: {
      ...person,
      ...place,
      npsn: '12345678',
      address: 'Jalan Pelajar No. 1',
      contactName: 'Bima',
      contactPosition: 'Guru',
    },
    status: 201,
  },
  'GET services/v0/cms/app/request-demo': {
    path: 'services/v0/cms/app/request-demo?email=ayu@contoh.id',
  },
  'GET services/{lmsKey}/cms/app/id': { path: 'services/alpha/cms/app/id' },
  'PUT services/{lmsKey}/cms/app/id': {
    path: 'services/alpha/cms/app/id',
    body: { id: 'alpha-web' },
    kind: 0,
  },
  'GET services/{lmsKey}/cms/app/settings': { path: 'services/alpha/cms/app/settings' },
  'PUT services/{lmsKey}/cms/app/settings': {
    path: 'services/alpha/cms/app/settings',
    body: { css: { clr_info: '#112233' } },
    kind: 0,
  },
  'GET services/{lmsKey}/cms/app/setting/{key}': {
    path: 'services/alpha/cms/app/setting/title',
  },
  'PUT services/{lmsKey}/cms/app/setting/{key}': {
    path: 'services/alpha/cms/app/setting/favicon',
    body: { value: '/brand/alpha/icon.svg' },
    kind: 0,
  },
  'GET services/v1/user/me': { kind: 4 },
  'POST services/v1/statistics/record': {
    body: { type: 'chapter_completed', class: 'dasar-web', chapter: 'html' },
    status: 201,
  },
  'POST services/v1/class/payment/callback': {
    body: { order_id: 'INV-2026-0001', transaction_status: 'pending' },
  },
  'GET services/v1/class/payment/callback': {
    path: 'services/v1/class/payment/callback?order_id=INV-2026-0002',
    kind: 4,
  },
  'POST services/v1/class/payment/detail': { body: { number: 'INV-2026-0002' }, kind: 4 },
  'GET services/v1/class/repay': {
    path: 'services/v1/class/repay?slug=model-ke-produksi',
    kind: 4,
  },
  'POST services/v1/class/payment/invoice': {
    path: 'services/v1/class/payment/invoice?slug=dasar-pemasaran-digital',
    kind: 4,
    status: 201,
  },
  'GET services/v2/payout/list': { kind: 2 },
  'GET services/v2/payout/banks': { kind: 2 },
  'GET services/v2/payout/balance': { kind: 2 },
  'POST services/v2/payout/request': {
    body: {
      amount: 100_000,
      bank: 'cendana',
      accountNumber: '900012',
      accountName: 'Mentor',
      key: 'contoh-1',
    },
    kind: 2,
    status: 201,
  },
  'POST services/v2/payout/approve': { body: { id: '1' }, kind: 1 },
  'POST services/v2/payout/reject': { body: { id: '6', reason: 'Nama berbeda' }, kind: 1 },
  'GET services/v1/program/active/detail': {
    path: 'services/v1/program/active/detail?slug=siap-kerja',
  },
  'GET services/v1/program/schools': { path: 'services/v1/program/schools?programId=3' },
  'GET services/{certificate}': { path: 'services/BB-105-11D743766C07972A' },
  'GET services/{token}': { path: 'services/contoh-verifikasi-akun-0001' },
  'GET services/v1/podcast/detail': { path: 'services/v1/podcast/detail?id=2' },
  'GET api/silabus/{programId}': { path: 'api/silabus/3' },
  'POST auth/generate/token': { body: {} },
  'GET auth/user/detail': { kind: 4 },
  'GET statistics/statistic/chart/{type}': { path: 'statistics/statistic/chart/students' },
  'GET statistics/statistic/batchs/active/{id}': { path: 'statistics/statistic/batchs/active/3' },
  'POST assistant/v1/identity/login': {
    body: { email: 'ayu@contoh.id', password: 'belajar123' },
  },
  'POST assistant/v2/chat': { body: { workspace_id: 'ws-alpha', query: '[[fast]] belajar web' } },
  'GET assistant/v1/conversations/{id}/messages': {
    path: 'assistant/v1/conversations/x/messages',
    status: 404,
  },
  'DELETE assistant/v1/conversations/{id}': { path: 'assistant/v1/conversations/x', status: 404 },
  'POST data/book_reviews': {
    body: { book_slug: 'metamorfosa', name: 'Ayu', comment: 'Bagus.', rating: 5 },
    status: 201,
  },
  'POST data/aspirations': { body: { name: 'Ayu', message: 'Semangat!' }, status: 201 },
  'POST data/user_disc': { body: { type: 'D' }, status: 201 },
  'POST data/testimonies': {
    body: { name: 'Ayu', role: 'Siswa', message: 'Terima kasih.' },
    status: 201,
  },
  'POST data/donations': {
    body: { name: 'Ayu', email: 'ayu@contoh.id', amount: 50_000 },
    status: 201,
  },
  'POST drive/v1/upload': { body: form(), status: 201, kind: 4 },
  'POST mailer/v1/notify': {
    body: { email: 'ayu@contoh.id', subject: 'Halo', message: 'Isi surel.' },
    status: 201,
  },
};
