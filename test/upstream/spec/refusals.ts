/** How each call is made so that it fails: what is not there, what is wrong, who has not signed in. */

import type { Sample } from './samples';

/** A call that is refused, with its status. */
export type Refusal = Sample & { status: number };

const missing = (path: string, kind?: number): Refusal => ({
  path,
  status: 404,
  ...(kind !== undefined && { kind }),
});

const unreadable = (path: string): Refusal => ({ path, status: 400 });

/** Another kind of visitor than the call is for. */
const STUDENT = 4;

/** By method and path as in the catalogue; every other call is refused to who has no token. */
export const refusals: Record<string, Refusal> = {
  'GET services/v1/class/overview': missing('services/v1/class/overview?slug=tidak-ada'),
  'GET services/v1/class/syllabus': unreadable('services/v1/class/syllabus?classroomId=x'),
  'GET services/v1/career/detail': missing('services/v1/career/detail?slug=tidak-ada'),
  'GET services/v1/career/job/detail': unreadable('services/v1/career/job/detail?id=x'),
  'GET services/v3/post/detail': missing('services/v3/post/detail?kindSlug=news&slug=tidak-ada'),
  'GET services/v3/post/view': missing('services/v3/post/view?kindSlug=news&slug=tidak-ada'),
  'POST services/v3/post/create': { body: {}, kind: 6, status: 422 },
  'POST services/v3/post/update': { ...missing('services/v3/post/update?slug=x', 6), body: {} },
  'POST services/v3/post/delete': missing('services/v3/post/delete?kindSlug=news&slug=x', 6),
  'GET services/v3/post/kind/category/detail': missing(
    'services/v3/post/kind/category/detail?kindSlug=news&slug=tidak-ada',
  ),
  'POST services/v3/post/kind/category/create': { body: {}, kind: 1, status: 422 },
  'POST services/v3/post/kind/category/update': {
    ...missing('services/v3/post/kind/category/update?slug=tidak-ada', 1),
    body: {},
  },
  'POST services/v3/post/kind/category/delete': missing(
    'services/v3/post/kind/category/delete?kindSlug=news&slug=tidak-ada',
    1,
  ),
  'GET services/v1/post/detail': missing('services/v1/post/detail?id=999999'),
  'POST services/v1/post/appointment/create': { body: {}, status: 422 },
  'POST services/v1/logger/log/click': { body: {}, status: 422 },
  'POST services/v1/auth/signup/coder': { body: {}, status: 422 },
  'POST services/v1/team/register': { body: {}, status: 422 },
  'POST services/v1/auth/team/register': { body: {}, status: 422 },
  'POST services/v1/school/register': { body: {}, status: 422 },
  'GET services/v0/cms/app/request-demo': {
    path: 'services/v0/cms/app/request-demo?email=ayu',
    status: 422,
  },
  'GET services/{lmsKey}/cms/app/id': missing('services/aksara/cms/app/id'),
  'PUT services/{lmsKey}/cms/app/id': {
    path: 'services/alpha/cms/app/id',
    body: { id: 'A B' },
    kind: 0,
    status: 422,
  },
  'GET services/{lmsKey}/cms/app/settings': missing('services/aksara/cms/app/settings'),
  'PUT services/{lmsKey}/cms/app/settings': {
    path: 'services/alpha/cms/app/settings',
    body: { nope: 1 },
    kind: 0,
    status: 422,
  },
  'GET services/{lmsKey}/cms/app/setting/{key}': missing('services/alpha/cms/app/setting/nope'),
  'PUT services/{lmsKey}/cms/app/setting/{key}': {
    path: 'services/alpha/cms/app/setting/title',
    body: { value: '' },
    kind: 0,
    status: 422,
  },
  'POST services/v1/statistics/record': { body: {}, status: 422 },
  'POST services/v1/class/payment/callback': {
    body: { order_id: 'INV-2026-0001', signature_key: 'x' },
    status: 403,
  },
  'GET services/v1/class/payment/callback': missing(
    'services/v1/class/payment/callback?order_id=INV-0',
    STUDENT,
  ),
  'POST services/v1/class/payment/detail': { body: {}, kind: STUDENT, status: 422 },
  'GET services/v1/class/repay': missing('services/v1/class/repay?slug=tidak-ada', STUDENT),
  'POST services/v1/class/payment/invoice': {
    ...missing('services/v1/class/payment/invoice?slug=tidak-ada', STUDENT),
    body: {},
  },
  'GET services/v2/payout/list': { kind: STUDENT, status: 403 },
  'GET services/v2/payout/banks': { kind: STUDENT, status: 403 },
  'GET services/v2/payout/balance': { kind: STUDENT, status: 403 },
  'POST services/v2/payout/request': { body: {}, kind: 2, status: 422 },
  'POST services/v2/payout/approve': { body: { id: '1' }, kind: 2, status: 403 },
  'POST services/v2/payout/reject': { body: { id: '6' }, kind: 1, status: 422 },
  'GET services/v1/program/active/detail': missing(
    'services/v1/program/active/detail?slug=tidak-ada',
  ),
  'GET services/{certificate}': missing('services/BB-105-0123456789ABCDEF'),
  'GET services/{token}': { path: 'services/contoh-verifikasi-akun-0001', status: 410 },
  'GET services/v1/podcast/detail': missing('services/v1/podcast/detail?id=999999'),
  'GET api/silabus/{programId}': missing('api/silabus/999999'),
  'GET statistics/statistic/chart/{type}': missing('statistics/statistic/chart/tidak-ada'),
  'GET statistics/statistic/batchs/active/{id}': missing('statistics/statistic/batchs/active/0'),
  'POST assistant/v1/identity/login': { body: { email: 'x' }, status: 422 },
  'POST assistant/v2/chat': { body: { workspace_id: 'ws-alpha', query: '' }, status: 422 },
  'GET assistant/v1/conversations/{id}/messages': missing('assistant/v1/conversations/x/messages'),
  'DELETE assistant/v1/conversations/{id}': missing('assistant/v1/conversations/x'),
  'GET data/book_reviews': unreadable('data/book_reviews?order=email'),
  'POST data/book_reviews': { body: {}, status: 422 },
  'GET data/aspirations': unreadable('data/aspirations?select=email'),
  'POST data/aspirations': { body: {}, status: 422 },
  'POST data/user_disc': { body: {}, status: 422 },
  'POST data/testimonies': { body: { other: 'x' }, status: 400 },
  'GET data/donations': unreadable('data/donations?select=email'),
  'POST data/donations': { body: {}, status: 422 },
  'POST drive/v1/upload': { body: new FormData(), kind: STUDENT, status: 422 },
  'POST mailer/v1/notify': { body: {}, status: 422 },
};
