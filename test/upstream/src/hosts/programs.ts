/** The second host that serves the program list. */

import { Hono } from 'hono';
import type { App } from '../env';
import { needsAppToken } from '../guard';
import { programList } from './services/programs';

export const programs = new Hono<App>().use(needsAppToken).get('/list', programList);
