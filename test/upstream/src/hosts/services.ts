/** The services host. Every call but one needs an AppToken with a living pair. */

import { Hono } from 'hono';
import type { App } from '../env';
import { needsAppToken } from '../guard';
import { authorizer, generateToken } from './services/authorizer';
import { classes } from './services/classes';
import { programs } from './services/programs';
import { settings } from './services/settings';
import { statistics } from './services/statistics';

export const services = new Hono<App>()
  .post('/v1/authorizer/token/generate', generateToken)
  .use(needsAppToken)
  .route('/v1/authorizer', authorizer)
  .route('/v1/class', classes)
  .route('/v1/program', programs)
  .route('/v1/statistics', statistics)
  .route('/', settings);
