/** What nobody has said is not nought, nothing, or free: each case lacks the one field it is about. */

import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Schema } from '../core/schema';
import { listCampaigns } from './campaign';
import { listJobs } from './career';
import { getClass, getSyllabus } from './class';
import { getDonationTotal } from './donation';
import { getLearner } from './learner';
import { getPaymentDetail } from './payment';
import { getBalance, listBanks, listPayouts } from './payout';
import { getPost } from './post';
import { getChart, listProvinceScores } from './statistics-host';

const named = { slug: 'a', name: 'A' };

it('a price, and a number of seats, is not 0', () => {
  expect(v.parse(getClass('a').shape, { ...named, quota: 20 })).toMatchObject({
    price: null,
    quota: 0,
  });
  const full = v.parse(getClass('a').shape, { ...named, quota: 20, totalStudents: 0, price: '0' });
  expect(full).toMatchObject({ price: 0, quota: 20 });
  // An event is written with its quota: what nobody has counted yet takes nothing of it away.
  const event = v.parse(getPost({ id: '1' }).shape, { id: 1, slug: 'a', title: 'A', quota: 20 });
  expect(event).toMatchObject({ price: null, quota: 20 });
});

it.each([
  ['no answer', { question: 'Apa?', choices: ['a', 'b'] }],
  ['no choices', { question: 'Apa?', answer: 0 }],
  ['an answer that is none of them', { question: 'Apa?', choices: ['a'], answer: 1 }],
  ['no question', { choices: ['a'], answer: 0 }],
])('a question with %s is left out', (_lack, question) => {
  const whole = { question: 'Apa?', choices: ['a', 'b'], answer: 1 };
  const chapters = [{ slug: 'satu', title: 'Satu', questions: [question, whole] }];
  const [module] = v.parse(getSyllabus('1').shape, [{ slug: 'm', title: 'M', chapters }]);
  expect(module?.chapters[0]?.questions.map(({ answer }) => answer)).toEqual([1]);
});

it('progress goes by a chapter’s slug where it has no id', () => {
  const chapters = [{ slug: 'satu', title: 'Satu' }];
  const [module] = v.parse(getSyllabus('1').shape, [{ slug: 'm', title: 'M', chapters }]);
  expect(module?.chapters[0]?.id).toBe('satu');
});

it('a job is open unless it says otherwise', () => {
  const { items } = v.parse(listJobs().shape, [
    { id: 1, title: 'A' },
    { id: 2, title: 'B', isOpen: false },
  ]);
  expect(items.map(({ isOpen }) => isOpen)).toEqual([true, false]);
});

it('an invoice without its amount is none of nothing', () => {
  expect(v.parse(getPaymentDetail('1').shape, { number: 'INV-1' }).amount).toBeNull();
});

it('a class stays where its certificate has no number', () => {
  const enrolments = [{ classroom: named, certificate: { issuedAt: '2026-01-01' } }];
  const learner = v.parse(getLearner().shape, { enrolments });
  expect(learner.enrolments.map(({ certificate }) => certificate)).toEqual([null]);
});

it('a bank goes by its code where it has no name', () => {
  expect(v.parse(listBanks().shape, [{ code: 'cendana' }])[0]?.name).toBe('cendana');
});

it('a campaign without a slug would be given what all have been', () => {
  const { items } = v.parse(listCampaigns().shape, [
    { id: 1, title: 'A' },
    { id: 2, title: 'B', slug: 'b' },
  ]);
  expect(items.map(({ id }) => id)).toEqual(['2']);
});

it.each([
  ['a balance', getBalance().shape, {}],
  ['payouts', listPayouts().shape, [{ id: 1 }]],
  ['donations', getDonationTotal().shape, [{ sum: 1 }]],
  ['a chart', getChart('age').shape, [{ label: 'Jan' }]],
  ['scores', listProvinceScores().shape, [{ name: 'Bali', total: 1 }]],
])('%s cannot be told without the number', (_what, shape, answer) => {
  expect(v.is<Schema<unknown>>(shape, answer)).toBe(false);
});
