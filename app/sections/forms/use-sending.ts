import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { type Deliverable, deliver, type Refused, refused } from './deliver';
import { clearDraft } from './draft';
import { unjudgedText } from './failure-text';
import { entriesOf, type FormFields } from './fields';
import { sendOnce } from './send-once';
import { keepSubmission, type NewSubmission } from './submissions';
import type { PostedForm } from './use-posted-form';
import type { Values } from './values';
import { forgetKey, noteLost, writeKey } from './write-key';

/** How far a form's sending is. */
export interface SendState<Data> {
  readonly phase: 'editing' | 'sending' | 'sent';
  /** Why the last sending failed, in words for the visitor. */
  readonly failure: readonly string[];
  /** Whether signing in is what sending wants; what was typed is there again afterwards. */
  readonly needsSignIn: boolean;
  /** The service's own words for the success; may be empty. */
  readonly message: string;
  /** What the platform has answered once it is sent. */
  readonly data: Data | null;
}

interface SendingOptions<Name extends string, Data> extends Deliverable<Name, Data> {
  /** Names the draft, which is forgotten once the form is sent. */
  readonly name: string;
  /** What the browser itself has sent; null where it has not. */
  readonly posted: PostedForm<Name, Data> | null;
  /** Told once what has come of it, also of what the browser itself has sent. */
  readonly onSent: ((data: Data) => void) | undefined;
  /** Told that what is held has been sent from here. */
  readonly onDelivered: () => void;
  /** Told why it was not sent, to say so beside the fields. */
  readonly onRefused: (why: Refused) => void;
}

const EDITING: SendState<never> = {
  phase: 'editing',
  failure: [],
  needsSignIn: false,
  message: '',
  data: null,
};

/** Sends a form that is right: once at a time, and not at all once it is sent. */
export function useSending<Name extends string, Data>(options: SendingOptions<Name, Data>) {
  const { name, posted, onRefused } = options;
  const app = useApp();
  const [state, setState] = useState(() => begunWith(posted, app.boot.status));
  const isSending = useRef(false);
  const isSent = useRef(state.phase === 'sent');

  const refuse = (why: Refused) => {
    setState({ ...EDITING, failure: why.failure, needsSignIn: why.needsSignIn });
    onRefused(why);
  };

  const settle = (at: string, kept: NewSubmission | null, data: Data | null) => {
    isSent.current = true;
    clearDraft(app, name);
    forgetKey(app.session, name);
    if (kept) keepSubmission(app.work, { ...kept, at });
    if (data !== null) options.onSent?.(data);
  };

  const send = async (values: Values<Name>) => {
    isSending.current = true;
    setState({ ...EDITING, phase: 'sending' });
    const { key, isLost } = writeKey(app.session, name, contentOf(options.fields, values));
    const delivery = await deliver(options, values, sendOnce(app.send, key), isLost);
    isSending.current = false;
    if (delivery.status === 'refused') {
      if (delivery.isLost) noteLost(app.session, name);
      return refuse(delivery);
    }
    const { data, message } = delivery.answer;
    settle(clock.date().toISOString(), options.keeps?.(delivery.values, data) ?? null, data);
    options.onDelivered();
    setState({ ...EDITING, phase: 'sent', message, data });
  };

  const sentBefore = useRef(posted?.sent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent on the page before is told of once.
  useEffect(() => {
    const { current: before } = sentBefore;
    sentBefore.current = null;
    if (before) settle(before.receipt.at, before.receipt.kept, before.data);
  }, []);

  return {
    state,
    /** Whether it is sent by now, also between two renderings. */
    isSent: () => isSent.current,
    /** Takes back why the last sending failed, as something else is wrong. */
    forget() {
      if (!isSending.current) setState(EDITING);
    },
    /** Sends values that are right. */
    submit(values: Values<Name>) {
      if (isSending.current || isSent.current) return;
      if (options.waitsFor) refuse(refused({}, [options.waitsFor]));
      else void send(values);
    },
    /** Begins anew, and forgets the draft. */
    reset() {
      isSent.current = false;
      clearDraft(app, name);
      forgetKey(app.session, name);
      setState(EDITING);
    },
  };
}

/** How far the sending is of a form that the browser itself may have sent; `status` is the document's. */
function begunWith<Data>(posted: PostedForm<string, Data> | null, status: number): SendState<Data> {
  if (posted === null) return EDITING;
  const { sent, refusal } = posted;
  if (sent) return { ...EDITING, phase: 'sent', message: sent.receipt.message, data: sent.data };
  if (refusal === null) return { ...EDITING, failure: [unjudgedText(status)] };
  return { ...EDITING, failure: refusal.failure, needsSignIn: refusal.needsSignIn };
}

/** What is sent, to tell it from something else; a password is not looked at, as nothing of it is kept. */
function contentOf<Name extends string>(fields: FormFields<Name>, values: Values<Name>): string {
  const shown = entriesOf(fields).filter(([, { kind }]) => kind !== 'password');
  return JSON.stringify(shown.map(([name]) => values[name]));
}
