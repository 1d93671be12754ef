/**
 * For tests: every call of spec section 7 that a browser may make, with the function that makes it:
 * method, path, query and body. An upload's form is in `records.test.ts`; the chat stream is
 * `app/areas/chat`'s, and the two token generators are the edge's alone.
 */
import { createAppointment } from './appointment';
import { getArticle, listArticleCategories, listArticles, listContents } from './article';
import { deleteConversation, getIdentity, listMessages, loginAssistant } from './assistant';
import { validateToken } from './authorizer';
import { listActiveBatches } from './batch';
import { createBookReview, listBookReviews } from './book-review';
import type { Call } from './call';
import { getCareer, getJob, listCareers, listJobs } from './career';
import { getCertificate } from './certificate';
import { getClass, getSyllabus, listClasses, listRecentClasses, listWebinars } from './class';
import { requestDemo } from './demo';
import { createAspiration, createDonation, getDonationTotal, listAspirations } from './donation';
import { listGallery } from './gallery';
import { getLearner } from './learner';
import { redeemLink } from './link-token';
import { logClick } from './logger';
import { listMentors } from './mentor';
import { getPaymentCallback, getPaymentDetail, makeInvoice, repayClass } from './payment';
import {
  approvePayout,
  getBalance,
  listBanks,
  listPayouts,
  rejectPayout,
  requestPayout,
} from './payout';
import { getPodcast, listPodcasts } from './podcast';
import {
  createPost,
  deletePost,
  getPost,
  listPosts,
  restorePost,
  updatePost,
  viewPost,
} from './post';
import {
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  restoreCategory,
  updateCategory,
} from './post-category';
import { getProgram, listAllPrograms, listProgramSchools, listPrograms } from './program';
import { listCities, listProvinces } from './region';
import { listSchools, registerSchool } from './school';
import {
  getAppId,
  getAppSetting,
  getAppSettings,
  getSiteSettings,
  updateAppId,
  updateAppSetting,
  updateAppSettings,
} from './settings';
import { signUpCoder } from './signup';
import { getSilabus } from './silabus';
import { getCounters, recordStatistic } from './statistics';
import {
  getChart,
  getFigures,
  getLandingFigures,
  getRegistrarChart,
  getRunningBatch,
  getStatistics,
  getStudentChart,
  listExtensions,
  listProvinceFigures,
  listProvinceScores,
  listRunningBatches,
} from './statistics-host';
import { registerTeam, registerTeamWithAccounts } from './team';
import { createDiscResult, createTestimony } from './testimony';
import { getMe } from './user';

/** A call as the platform sees it, the function that makes it, and what is sent. */
type Row = [call: string, make: () => Call<unknown>, body?: unknown];

const draft = { kindSlug: 'news', title: 'T', summary: 'R', content: '<p>I</p>' };
const planned = { ...draft, publishedAt: '2026-12-04T09:30:00+07:00' };
const categoryDraft = { kindSlug: 'news', name: 'N' };
const appointment = {
  name: 'N',
  email: 'n@contoh.id',
  phone: '0812',
  institution: 'I',
  topic: 'T',
  date: '2026-12-01',
  time: '09:00',
};
const coder = { name: 'N', email: 'n@contoh.id', phone: '0812', password: 'rahasia88' };
const team = {
  teamName: 'T',
  schoolName: 'S',
  provinceId: '11',
  cityId: '1101',
  category: 'web',
  mentorName: 'M',
  members: [{ name: 'N', email: 'n@contoh.id', phone: '0812' }],
};
const registration = {
  name: 'S',
  npsn: '20200001',
  provinceId: '11',
  cityId: '1101',
  address: 'A',
  contactName: 'N',
  contactPosition: 'P',
  email: 's@contoh.id',
  phone: '0812',
};
const click = { from: '/', to: '/Class', type: 'internal_navigation', timestamp: 'T' } as const;
const payout = { amount: 50000, bank: 'bca', accountNumber: '1', accountName: 'N', key: 'k' };
const credentials = { email: 'n@contoh.id', password: 'rahasia88' };
const review = { book_slug: 'metamorfosa', name: 'N', comment: 'K', rating: 5 };
const wish = { name: 'N', message: 'M' };
const gift = { name: 'N', email: 'n@contoh.id', amount: 50000 };
const testimony = { name: 'N', role: 'Siswa', message: 'M' };
const key = { lmsKey: 'lms', key: 'title' };
const token = 'a1B2c3D4e5F6g7H8';
const number = 'BB-105-11D743766C07972A';

const occurrence = { type: 'chapter_completed', class: 'dasar-web', chapter: 'html' } as const;

const services: Row[] = [
  ['GET v1/class/active?page=1&pageSize=10', () => listClasses()],
  [
    'GET v1/class/active?filter.type=online&level=beginner&page=2&pageSize=6&programIds=3%2C4&search=web&state=registration',
    () =>
      listClasses({
        page: 2,
        perPage: 6,
        state: 'registration',
        level: 'beginner',
        programIds: [3, '4'],
        search: 'web',
        type: 'online',
      }),
  ],
  ['GET v1/class/overview?slug=dasar-web', () => getClass('dasar-web')],
  ['GET v1/class/syllabus?classroomId=7', () => getSyllabus('7')],
  ['GET v1/class/webinar?page=1&pageSize=6&programIds=2', () => listWebinars({ programIds: [2] })],
  ['GET v1/class/recent', () => listRecentClasses()],
  ['GET v1/career/list?page=1', () => listCareers()],
  ['GET v1/career/job/list?careerId=3&page=2', () => listJobs({ careerId: '3', page: 2 })],
  ['GET v1/career/detail?slug=farcapital', () => getCareer('farcapital')],
  ['GET v1/career/job/detail?id=9', () => getJob('9')],
  ['GET v3/post/list?kindSlug=articles&page=1&pageSize=10', () => listPosts()],
  [
    'GET v3/post/list?categoryId=2&excludeId=7&isParent=false&kindSlug=events&page=3&pageSize=4&search=ui&sort=newest',
    () =>
      listPosts({
        kindSlug: 'events',
        page: 3,
        perPage: 4,
        search: 'ui',
        categoryId: '2',
        sort: 'newest',
        excludeId: '7',
        isParent: false,
      }),
  ],
  [
    'GET v3/post/detail?kindSlug=news&slug=kabar',
    () => getPost({ kindSlug: 'news', slug: 'kabar' }),
  ],
  ['GET v3/post/detail?id=5&kindSlug=articles', () => getPost({ id: '5' })],
  ['GET v3/post/view?kindSlug=articles&slug=kabar', () => viewPost({ slug: 'kabar' })],
  ['POST v3/post/create', () => createPost(draft), draft],
  ['POST v3/post/create', () => createPost(planned), planned],
  ['POST v3/post/update?slug=kabar', () => updatePost('kabar', { title: 'B' }), { title: 'B' }],
  [
    'POST v3/post/update?slug=kabar',
    () => restorePost({ kindSlug: 'news', slug: 'kabar' }),
    { kindSlug: 'news', restore: true },
  ],
  [
    'POST v3/post/kind/category/update?slug=kabar',
    () => restoreCategory({ kindSlug: 'news', slug: 'kabar' }),
    { kindSlug: 'news', restore: true },
  ],
  [
    'POST v3/post/delete?kindSlug=news&slug=kabar',
    () => deletePost({ kindSlug: 'news', slug: 'kabar' }),
    {},
  ],
  [
    'GET v3/post/kind/category/list?all=true&kindSlug=news&page=1&pageSize=6&search=a&sort=name',
    () => listCategories({ kindSlug: 'news', search: 'a', sort: 'name', all: true }),
  ],
  [
    'GET v3/post/kind/category/detail?kindSlug=articles&slug=kabar',
    () => getCategory({ slug: 'kabar' }),
  ],
  ['POST v3/post/kind/category/create', () => createCategory(categoryDraft), categoryDraft],
  [
    'POST v3/post/kind/category/update?slug=kabar',
    () => updateCategory('kabar', { name: 'B' }),
    { name: 'B' },
  ],
  [
    'POST v3/post/kind/category/delete?kindSlug=news&slug=kabar',
    () => deleteCategory({ kindSlug: 'news', slug: 'kabar' }),
    {},
  ],
  [
    'GET v1/post/article/list?categorySlug=tips&excludeId=4&page=1&pageSize=6&search=a',
    () => listArticles({ search: 'a', categorySlug: 'tips', excludeId: '4' }),
  ],
  ['GET v1/post/detail?id=4', () => getArticle('4')],
  [
    'GET v2/post/category?categorySlug=tips&page=1&pageSize=6&search=a',
    () => listArticleCategories({ search: 'a', categorySlug: 'tips' }),
  ],
  [
    'GET v1/post/list?active=true&kind=program&page=1&pageSize=10&type=event',
    () => listContents({ kind: 'program', type: 'event', active: true }),
  ],
  ['POST v1/post/appointment/create', () => createAppointment(appointment), appointment],
  ['GET v1/post/gallery/list?page=2', () => listGallery({ page: 2 })],
  ['POST v1/logger/log/click', () => logClick(click), click],
  ['POST v1/auth/signup/coder', () => signUpCoder(coder), coder],
  ['POST v1/team/register', () => registerTeam(team), team],
  [
    'POST v1/auth/team/register',
    () => registerTeamWithAccounts({ ...team, password: 'p' }),
    { ...team, password: 'p' },
  ],
  ['GET v1/authorizer/validate', () => validateToken()],
  ['GET v1/authorizer/provinces', () => listProvinces()],
  ['GET v1/authorizer/cities?provinceId=32', () => listCities('32')],
  ['GET v1/school/list?page=1&perPage=10', () => listSchools()],
  ['POST v1/school/register', () => registerSchool(registration), registration],
  ['POST v0/cms/app/request-demo', () => requestDemo('n@contoh.id'), { email: 'n@contoh.id' }],
  ['GET v0/cms/app/settings', () => getSiteSettings()],
  ['GET lms/cms/app/id', () => getAppId('lms')],
  ['PUT lms/cms/app/id', () => updateAppId('lms', 'x'), { id: 'x' }],
  ['GET lms/cms/app/settings', () => getAppSettings('lms')],
  ['PUT lms/cms/app/settings', () => updateAppSettings('lms', { title: 'T' }), { title: 'T' }],
  ['GET lms/cms/app/setting/title', () => getAppSetting(key)],
  ['PUT lms/cms/app/setting/title', () => updateAppSetting(key, 'T'), { value: 'T' }],
  ['GET v1/user/me', () => getMe()],
  ['POST v1/statistics/record', () => recordStatistic(occurrence), occurrence],
  [
    'GET v1/statistics/counter?alumni=true&cities_active=true',
    () => getCounters(['cities_active', 'alumni']),
  ],
  ['GET v1/class/payment/callback?id=1', () => getPaymentCallback({ id: '1' })],
  ['POST v1/class/payment/detail', () => getPaymentDetail('INV-1'), { number: 'INV-1' }],
  ['GET v1/class/repay?slug=dasar-web', () => repayClass('dasar-web')],
  ['POST v1/class/payment/invoice?slug=dasar-web', () => makeInvoice('class', 'dasar-web'), {}],
  [
    'POST v1/class/payment/invoice?slug=bursa',
    () => makeInvoice('event', 'bursa'),
    { kind: 'event' },
  ],
  [
    'GET v2/payout/list?bank=bca&page=1&perPage=10&search=a&status=pending',
    () => listPayouts({ status: 'pending', bank: 'bca', search: 'a' }),
  ],
  ['GET v2/payout/banks', () => listBanks()],
  ['GET v2/payout/balance', () => getBalance()],
  ['POST v2/payout/request', () => requestPayout(payout), payout],
  ['POST v2/payout/approve', () => approvePayout('4'), { id: '4' }],
  ['POST v2/payout/reject', () => rejectPayout({ id: '4', reason: 'R' }), { id: '4', reason: 'R' }],
  ['GET v1/program/active?page=1&pageSize=6', () => listPrograms()],
  ['GET v1/program/active/detail?slug=rekayasa-web', () => getProgram('rekayasa-web')],
  [
    'GET v1/program/schools?page=1&pageSize=10&programId=3',
    () => listProgramSchools({ programId: '3' }),
  ],
  [`GET ${number}`, () => getCertificate(number)],
  [`GET ${token}`, () => redeemLink(token)],
  [
    'GET v1/podcast/list?categorySlug=karier&page=1&pageSize=10&search=a',
    () => listPodcasts({ search: 'a', categorySlug: 'karier' }),
  ],
  ['GET v1/podcast/detail?id=8', () => getPodcast('8')],
];

const statistics: Row[] = [
  ['GET statistics', () => getStatistics()],
  ['GET statistic/provincies', () => listProvinceFigures()],
  ['GET statistic/provincies/score', () => listProvinceScores()],
  ['GET statistic/landing/counter', () => getLandingFigures()],
  ['GET statistic/counter', () => getFigures()],
  ['GET statistic/chart/alumni', () => getChart('alumni')],
  ['GET statistic/batchs/active', () => listRunningBatches()],
  ['GET statistic/batchs/active/5', () => getRunningBatch('5')],
  ['GET statistic/students/chart', () => getStudentChart()],
  ['GET statistic/registrar/chart', () => getRegistrarChart()],
  ['GET ce/extensions', () => listExtensions()],
];

const assistant: Row[] = [
  ['POST v1/identity/login', () => loginAssistant(credentials), credentials],
  ['GET v1/identity/me', () => getIdentity()],
  ['GET v1/conversations/c-1/messages?page=1&perPage=10', () => listMessages('c-1')],
  ['DELETE v1/conversations/c-1', () => deleteConversation('c-1')],
];

const data: Row[] = [
  ['GET book_reviews?order=created_at.desc', () => listBookReviews()],
  [
    'GET book_reviews?book_slug=eq.metamorfosa&order=created_at.desc',
    () => listBookReviews({ bookSlug: 'metamorfosa' }),
  ],
  [
    'POST book_reviews',
    () => createBookReview({ bookSlug: 'metamorfosa', name: 'N', comment: 'K', rating: 5 }),
    review,
  ],
  ['GET aspirations?order=created_at.desc', () => listAspirations()],
  [
    'GET aspirations?campaign=eq.beasiswa&order=created_at.desc',
    () => listAspirations({ campaign: 'beasiswa' }),
  ],
  ['POST aspirations', () => createAspiration(wish), wish],
  ['POST user_disc', () => createDiscResult({ type: 'D' }), { type: 'D' }],
  ['POST testimonies', () => createTestimony(testimony), testimony],
  ['GET donations?select=amount', () => getDonationTotal()],
  [
    'GET donations?campaign=eq.beasiswa&select=amount',
    () => getDonationTotal({ campaign: 'beasiswa' }),
  ],
  [
    'GET donations?code=eq.DON-7&select=amount&status=eq.paid',
    () => getDonationTotal({ code: 'DON-7', status: 'paid' }),
  ],
  ['POST donations', () => createDonation(gift), gift],
];

const others: Record<string, Row[]> = {
  api: [
    ['GET batch/active?page=1', () => listActiveBatches()],
    ['GET silabus/3', () => getSilabus('3')],
    ['GET active/mentors', () => listMentors()],
  ],
  auth: [['GET user/detail', () => getLearner()]],
  programs: [['GET list?page=1&perPage=6', () => listAllPrograms()]],
};

export const callTable = Object.entries({
  services,
  statistics,
  assistant,
  data,
  ...others,
}).flatMap(([host, rows]) => rows.map((row) => ({ host, row })));
