/** The mailer: takes notifications down instead of sending them. */

import { Hono } from 'hono';
import type { App } from '../env';
import { needsAppToken } from '../guard';
import { bodyOf, problems, textOf } from '../input';
import { created, invalid } from '../respond';
import { insert } from '../store';

export const mailer = new Hono<App>().use(needsAppToken).post('/v1/notify', async (c) => {
  const body = await bodyOf(c);
  const errors = problems(body, { email: '!email', subject: '!short', message: '!long' });
  if (errors) return invalid(errors);
  const [email, subject, message] = ['email', 'subject', 'message'].map((name) =>
    textOf(body, name),
  );
  const mail = await insert(c.env.DB, 'mails', {
    email,
    subject,
    message,
    domain: c.get('domain'),
  });
  return created({ id: mail.id }, 'Surel berhasil dikirim');
});
