import { useState } from 'react';
import * as v from 'valibot';
import { listCities } from '../../api/region';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import type { Schema } from '../../core/schema';
import { type Deliverable, deliver, type Refused, refusalOf, refused, typedInto } from './deliver';
import { entriesOf } from './fields';
import type { FieldErrors } from './form-schema';
import { createPosting, type Posted, type PostOutcome, type Refusal, usePosted } from './posted';
import { type Receipt, readReceipt, receivable, writeReceipt } from './receipt';
import { type FormStep, firstOpenStep, planOf } from './steps';

/** What there is to know of a form that the browser itself may send. */
export interface PostableForm<Name extends string, Data> extends Deliverable<Name, Data> {
  /** Unique among the app's forms. */
  readonly name: string;
  readonly initial: Readonly<Record<Name, string>>;
  /** What is asked one after the other; none where all is asked at once. */
  readonly steps?: readonly FormStep<Name>[] | undefined;
  /** Reads what the platform has answered out of a receipt; without it nothing is kept of that. */
  readonly shape?: Schema<Data> | undefined;
}

/** What has come of a form that the browser itself has sent. */
export interface PostedForm<Name extends string, Data> {
  readonly values: Partial<Record<Name, string>>;
  readonly errors: FieldErrors;
  /** Null where nothing was tried, and where it was sent. */
  readonly refusal: Refusal | null;
  /** Null where it was not sent. */
  readonly sent: { readonly receipt: Receipt; readonly data: Data | null } | null;
}

/**
 * Has the edge judge and send this form where the browser has sent it by itself, and gives what has
 * come of it; null where the browser has not.
 */
export function usePostedForm<Name extends string, Data>(
  form: PostableForm<Name, Data>,
): PostedForm<Name, Data> | null {
  const posting = useApp().service(createPosting);
  const posted = usePosted(form.name);
  posting.offer(form.name, (typed, send) => outcomeOf(form, typed, send));
  const [state] = useState(() => posted && stateOf(form, posted));
  return state;
}

/** Judges what was typed, and sends it where it is right and whole. */
async function outcomeOf<Name extends string, Data>(
  form: PostableForm<Name, Data>,
  typed: Posted['values'],
  send: Parameters<typeof deliver>[2],
): Promise<PostOutcome> {
  const { fields, initial, steps = [], keeps, shape } = form;
  const values = { ...initial, ...typedInto(fields, typed) };
  const { judged, next } = planOf(steps, typed);
  const back = (why: Refused, step: number): PostOutcome => ({
    status: 'refused',
    refusal: {
      errors: why.errors,
      failure: [...why.failure],
      needsSignIn: why.needsSignIn,
      step,
    },
    reads: entriesOf(fields).flatMap(([, field]) => {
      const province = field.kind === 'city' ? typed[field.province] : undefined;
      return province ? [listCities(province)] : [];
    }),
  });
  const wrong = refusalOf(form, values, judged);
  if (wrong !== null) return back(wrong, firstOpenStep(steps, wrong.errors));
  if (next !== null) return back(refused({}), next);
  const delivery = await deliver(form, values, send);
  if (delivery.status === 'refused') return back(delivery, firstOpenStep(steps, delivery.errors));
  const { values: sent, answer } = delivery;
  const receipt = writeReceipt({
    form: form.name,
    at: clock.date().toISOString(),
    message: answer.message,
    values: receivable(fields, sent),
    kept: keeps?.(sent, answer.data) ?? null,
    data: shape ? answer.data : null,
  });
  return { status: 'sent', receipt };
}

/** What stands beside a secret of a form that came back: all but that came with it. */
const SECRET_AGAIN =
  'Tulis kata sandimu sekali lagi; demi keamanan, isiannya tidak ikut kembali bersama halaman ini.';

function stateOf<Name extends string, Data>(
  form: PostableForm<Name, Data>,
  { values, refusal, receipt: text }: Posted,
): PostedForm<Name, Data> | null {
  const { name, fields, shape } = form;
  if (text === '') {
    const typed = typedInto(fields, values);
    const errors = { ...secretsAgain(form, typed, refusal), ...refusal?.errors };
    return { values: typed, errors, refusal, sent: null };
  }
  const receipt = readReceipt(text);
  if (receipt === null || receipt.form !== name) return null;
  const sent = { receipt, data: shape ? dataIn(shape, receipt.data) : null };
  return { values: typedInto(fields, receipt.values), errors: {}, refusal: null, sent };
}

/** Said beside the secrets that were to be filled in; on the way from step to step nothing is amiss. */
function secretsAgain<Name extends string>(
  { fields, steps, initial }: Pick<PostableForm<Name, unknown>, 'fields' | 'steps' | 'initial'>,
  typed: Partial<Record<Name, string>>,
  refusal: Refusal | null,
): FieldErrors {
  const again: Record<string, string> = {};
  const isAmiss = refusal === null || refusal.failure.length > 0 || hasAny(refusal.errors);
  const shown = steps?.[refusal?.step ?? 0]?.names;
  for (const [name, { kind, when }] of entriesOf(fields)) {
    const isShown = shown?.includes(name) !== false && when?.({ ...initial, ...typed }) !== false;
    if (kind === 'password' && isAmiss && isShown) again[name] = SECRET_AGAIN;
  }
  return again;
}

function hasAny(errors: Refusal['errors']): boolean {
  return Object.keys(errors).length > 0;
}

/** A cookie may hold anything: what has not the shape is not there. */
function dataIn<Data>(shape: Schema<Data>, data: unknown): Data | null {
  try {
    return v.parse(shape, data);
  } catch {
    return null;
  }
}
