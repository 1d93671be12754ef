/** Notifications by email (spec section 7, mailer host). */

import { type Call, post } from './call';
import { nothing } from './fields';

/** An email; who sends it, the edge and the mailer decide. */
export interface Notification {
  email: string;
  subject: string;
  message: string;
}

/** Sends an email. */
export function notify(notification: Notification): Call<undefined> {
  return post('mailer/v1/notify', notification, nothing);
}
