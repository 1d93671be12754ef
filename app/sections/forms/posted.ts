/**
 * Forms that the browser itself sends, because no script has taken them over: without scripts, before
 * the page is alive, or when its code never comes. They go to the page's own address, where the edge
 * renders the page, has the form that was sent judge and send itself by this very code
 * (start/post.ts), and answers what has come of it: the page again (422) with what was typed and what
 * is wrong, or a way on (303) at whose end the page says that it was sent.
 */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Call } from '../../api/call';
import type { Send } from '../../api/client';
import type { App } from '../../core/app';
import { useApp } from '../../core/app-context';
import { object, record } from '../../core/schema';

/** Names, in an address, the form that was sent from it (worker/core/src/auth/session/receipt.rs). */
export const SENT = 'sent';

/** What fields held, by name. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Why a form was not sent: messages by field, the failure in words, and whether to sign in first; of
 * one in several steps the step to go on with.
 */
export type Refusal = v.InferOutput<typeof refusal>;

/** A form that was sent by the browser, as the document that answers it has it. */
export type Posted = v.InferOutput<typeof posted>;

/** What comes of sending a form. */
export type PostOutcome =
  /** It was sent: `receipt` is what the page shows of it afterwards (receipt.ts). */
  | { readonly status: 'sent'; readonly receipt: string }
  | {
      readonly status: 'refused';
      readonly refusal: Refusal;
      /** What the page reads that shows it so: the cities of the province that was chosen. */
      readonly reads: readonly Call<unknown>[];
    }
  /** The visitor is to sign in; then it is sent again by itself. */
  | { readonly status: 'sign-in' };

/** Judges and sends what was typed. Asked at the edge alone. */
export type PostHandler = (typed: Typed, send: Send) => Promise<PostOutcome>;

const refusal = object({
  errors: record(v.string()),
  failure: v.array(v.string()),
  needsSignIn: v.boolean(),
  step: v.number(),
});

const posted = object({
  /** The form's name; empty where it did not say, so that each form takes what it knows. */
  form: v.string(),
  /** What it held, but for secrets and files. */
  values: record(v.string()),
  /** Null where the form was not judged: the document's status says why. */
  refusal: v.nullish(refusal, null),
  /** Of the form that was sent on the page before; empty where none was. */
  receipt: v.string(),
});

/** The form that a document answers, and who judges it. */
export function createPosting({ boot }: App) {
  let held = v.parse(v.nullish(posted, null), boot.form);
  let handler: PostHandler | null = null;
  return {
    /** What the form of that name was sent with; null where another was, or none. */
    of(form: string): Posted | null {
      return held?.form === form || held?.form === '' ? held : null;
    },
    typed: (): Typed => held?.values ?? {},
    forget() {
      held = null;
    },
    offer(form: string, judge: PostHandler) {
      if (held?.form === form) handler = judge;
    },
    handler: () => handler,
  };
}

/** What the form of that name was sent with before the page was alive; null where it was not. */
export function usePosted(form: string): Posted | null {
  const posting = useApp().service(createPosting);
  const [its] = useState(() => posting.of(form));
  // Whoever comes to the form again finds it as any other.
  useEffect(() => {
    if (its !== null) posting.forget();
  }, [its, posting]);
  return its;
}
