/** The services host. Every call but one needs an AppToken with a living pair. */

import { Hono } from 'hono';
import type { App } from '../env';
import { needsAccount, needsAppToken } from '../guard';
import { authorizer, generateToken } from './services/authorizer';
import { careers } from './services/careers';
import { categories, oldCategories } from './services/categories';
import { classes } from './services/classes';
import { cms } from './services/cms';
import { gallery, podcasts } from './services/media';
import { payments, repay } from './services/payments';
import { payouts } from './services/payouts';
import { oldPosts, posts } from './services/posts';
import { programs } from './services/programs';
import { logClick, recordStatistic, user } from './services/records';
import { regions, schools } from './services/regions';
import { settings } from './services/settings';
import {
  appointments,
  registerTeam,
  registerTeamWithAccounts,
  signUpCoder,
} from './services/signups';
import { statistics } from './services/statistics';

export const services = new Hono<App>()
  .post('/v1/authorizer/token/generate', generateToken)
  .use(needsAppToken)
  .route('/v1/authorizer', authorizer)
  .route('/v1/authorizer', regions)
  .route('/v1/class/payment', payments)
  .get('/v1/class/repay', needsAccount(), repay)
  .route('/v1/class', classes)
  .route('/v1/career', careers)
  .route('/v3/post/kind/category', categories)
  .route('/v3/post', posts)
  .route('/v2/post/category', oldCategories)
  .route('/v1/post/appointment', appointments)
  .route('/v1/post/gallery', gallery)
  .route('/v1/post', oldPosts)
  .route('/v1/podcast', podcasts)
  .route('/v1/program', programs)
  .route('/v1/school', schools)
  .route('/v1/user', user)
  .post('/v1/auth/signup/coder', signUpCoder)
  .post('/v1/team/register', registerTeam)
  .post('/v1/auth/team/register', registerTeamWithAccounts)
  .post('/v1/logger/log/click', logClick)
  .post('/v1/statistics/record', recordStatistic)
  .route('/v1/statistics', statistics)
  .route('/v2/payout', payouts)
  .route('/', settings)
  .route('/', cms);
