/** Judging and sending a form: in the browser, and at the edge for a form that the browser has sent. */
import { type Answer, isAnswerLost, type Success } from '../../api/answer';
import type { Send } from '../../api/client';
import { failureText } from './failure-text';
import { entriesOf, type FormFields } from './fields';
import { type FieldErrors, problemsOf, sentValues } from './form-schema';
import type { Typed } from './posted';
import { TICKED } from './rules';
import { sortServerErrors } from './service-errors';
import type { NewSubmission } from './submissions';

/** What there is to know of a form to send it. */
export interface Deliverable<Name extends string, Data> {
  readonly fields: FormFields<Name>;
  /** Sends the form; the values are trimmed, and phone numbers are `+62…`. */
  readonly send: (values: Record<Name, string>, send: Send) => Promise<Answer<Data>>;
  /** What has to end before it can be sent, in words for the visitor; nothing where it is empty. */
  readonly waitsFor?: string | undefined;
  /** What the visitor's list of what they have sent keeps of it, with what the platform has answered. */
  readonly keeps?: ((values: Record<Name, string>, data: Data) => NewSubmission) | undefined;
}

/** What has come of it. */
export type Delivery<Name extends string, Data> =
  | {
      readonly status: 'sent';
      readonly values: Record<Name, string>;
      readonly answer: Success<Data>;
    }
  | Refused;

/** Why it was not sent: messages by field, the failure in words, and whether to sign in first. */
export interface Refused {
  readonly status: 'refused';
  readonly errors: FieldErrors;
  readonly failure: readonly string[];
  readonly needsSignIn: boolean;
  /** Whether it may have been taken all the same: no answer has come. */
  readonly isLost: boolean;
}

/** What keeps a form from being sent as it stands, or these fields of it from being right; null for nothing. */
export function refusalOf<Name extends string>(
  { fields, waitsFor }: Pick<Deliverable<Name, unknown>, 'fields' | 'waitsFor'>,
  values: Readonly<Record<Name, string>>,
  only?: readonly Name[],
): Refused | null {
  const errors = problemsOf(fields, values, only);
  if (Object.keys(errors).length > 0) return refused(errors);
  if (only !== undefined) return null;
  return waitsFor ? refused({}, [waitsFor]) : null;
}

/** Sends a form that is right. `wasLost` where nobody knows what came of sending it before. */
export async function deliver<Name extends string, Data>(
  { fields, send: sendForm }: Deliverable<Name, Data>,
  values: Readonly<Record<Name, string>>,
  send: Send,
  wasLost = false,
): Promise<Delivery<Name, Data>> {
  const sent = sentValues(fields, values);
  const answer = await sendForm(sent, send).catch(() => null);
  if (answer?.status) return { status: 'sent', values: sent, answer };
  const { errors, rest } = sortServerErrors(fields, answer?.errors ?? {});
  const isLost = answer !== null && isAnswerLost(answer);
  // What seems to be somebody else's may be what was sent before.
  const isTwice = wasLost && (answer?.code === 409 || answer?.code === 422);
  const failure = [failureText(answer), ...(isTwice ? [PERHAPS_OWN] : []), ...rest];
  return { ...refused(errors, failure), needsSignIn: answer?.code === 401, isLost };
}

const PERHAPS_OWN =
  'Kirimanmu sebelumnya mungkin sudah tercatat. Periksa dulu surelmu sebelum mengirim yang lain.';

/** What the fields make of a form that the browser has sent: a box that is not ticked is not sent. */
export function typedInto<Name extends string>(
  fields: FormFields<Name>,
  typed: Typed,
): Partial<Record<Name, string>> {
  const into: Partial<Record<Name, string>> = {};
  for (const [name, field] of entriesOf(fields)) {
    const value = Object.hasOwn(typed, name) ? typed[name] : undefined;
    if (field.kind === 'tick') into[name] = value === undefined ? '' : TICKED;
    else if (value !== undefined) {
      const isPossible = !('options' in field) || field.options.some((one) => one.value === value);
      into[name] = isPossible ? value : '';
    }
  }
  return into;
}

/** Refused for these reasons. */
export function refused(errors: FieldErrors, failure: readonly string[] = []): Refused {
  return { status: 'refused', errors, failure, needsSignIn: false, isLost: false };
}
