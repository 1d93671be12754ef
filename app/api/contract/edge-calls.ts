/**
 * What the edge itself sends and reads, which no call of the app tells: the pair of tokens that it asks
 * for, the site's version, the mails that it has sent, the chat and the login that it passes on.
 */
import { object, type Schema } from '../../core/schema';
import { needed } from '../schemas';
import type { JsonSchema } from './schema';

/** The edge seals it into every call's `AppToken` (`worker/core/src/auth/token/app_session.rs`). */
const tokenPair = object({
  code: needed,
  token: needed,
});

/** What of an answer's `data` the edge reads, by the call. */
export const EDGE_ANSWERS: Readonly<Record<string, Schema<unknown>>> = {
  'POST services/v1/authorizer/token/generate': tokenPair,
  'POST auth/generate/token': tokenPair,
  'GET services/v1/authorizer/version': object({ version: needed }),
  // It goes into a cookie that no script can read, and out of the answer.
  'POST assistant/v1/identity/login': object({ token: needed }),
};

const TEXT: JsonSchema = { type: 'string' };

/** A body with these fields, all of which are sent, and with others that may be. */
function bodyOf(
  always: Readonly<Record<string, JsonSchema>>,
  others: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const properties = { ...always, ...others };
  return { type: 'object', properties, required: Object.keys(always) };
}

/** The JSON that is sent with a call, where no sample of it says what may be. */
export const SENT: Readonly<Record<string, JsonSchema>> = {
  'POST services/v1/authorizer/token/generate': bodyOf({
    id: TEXT,
    secret: TEXT,
    scopes: { type: 'array', items: TEXT },
  }),
  'POST assistant/v2/chat': bodyOf(
    { query: { ...TEXT, minLength: 1, maxLength: 8000 } },
    {
      conversation_id: TEXT,
      workspace_id: { ...TEXT, description: 'The brand’s own, which the edge adds.' },
    },
  ),
  'POST mailer/v1/notify': bodyOf({ email: TEXT, subject: TEXT, message: TEXT }),
  // A payment site's notification, with all its fields, or what names an invoice.
  'POST services/v1/class/payment/callback': { type: 'object' },
  // A merge patch: the settings that change.
  'PUT services/{lmsKey}/cms/app/settings': { type: 'object', minProperties: 1 },
  'PUT services/{lmsKey}/cms/app/setting/{key}': bodyOf({ value: {} }),
};

/** Answers that come line by line, each a JSON object. */
export const STREAMED: ReadonlySet<string> = new Set(['POST assistant/v2/chat']);
