/** Notifications by email (spec section 7, mailer host). */
import { nothing } from './fields';
import { type Answer, type CallOptions, post } from './http';

/** An email; who sends it, the edge and the mailer decide. */
export interface Notification {
  email: string;
  subject: string;
  message: string;
}

/** Sends an email. */
export function notify(
  notification: Notification,
  options: CallOptions = {},
): Promise<Answer<undefined>> {
  return post('mailer/v1/notify', notification, nothing, options);
}
