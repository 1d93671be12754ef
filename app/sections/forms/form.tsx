import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Button, ButtonLink } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Notice } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { SignInLink } from './failure';
import { entriesOf } from './fields';
import styles from './form.module.css';
import { fieldId } from './form-field';
import { SENT } from './posted';
import { GO_TO, STEP } from './steps';
import { FormName } from './unsent';
import type { Form as FormInUse } from './use-form';

interface FormProps<Name extends string> {
  form: FormInUse<Name>;
  /** The step of several that is shown. */
  step?: number;
  /** The form's name for assistive technology; `labelledBy` where a heading shows it. */
  label?: string;
  labelledBy?: string;
  /** The button that sends: "Kirim pesan". */
  submit: string;
  /** In a form of several steps: goes on instead of sending. */
  onNext?: (() => void) | undefined;
  /** What stands in the form's place once it is sent. */
  sent: ReactNode;
  /** Beside the button that sends: the way back in a form of several steps. */
  beside?: ReactNode;
  /** A long form's buttons stay in view at the bottom. */
  keepsButtons?: boolean;
  /** Below the buttons: what happens to what was typed. */
  note?: ReactNode;
  children: ReactNode;
}

/** A form with its summary of what is wrong, its button, and its success in its own place. */
export function Form<Name extends string>(props: FormProps<Name>) {
  const {
    form,
    step,
    label,
    labelledBy,
    submit,
    onNext,
    sent,
    beside,
    keepsButtons,
    note,
    children,
  } = props;
  const isSending = form.phase === 'sending';
  if (form.phase === 'sent') return <Sent isKept={form.isKept}>{sent}</Sent>;
  const goOn = (event: MouseEvent) => {
    event.preventDefault();
    onNext?.();
  };
  // What no script takes over is sent to the page's own address (posted.ts).
  return (
    <form
      {...form.props}
      ref={form.ref}
      method="post"
      action={`#${form.props.id}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isSending}
      className={styles.form}
    >
      <FormName name={form.name} />
      {step !== undefined && <OtherSteps form={form} step={step} />}
      <Restored form={form} />
      <Summary form={form} />
      <fieldset disabled={isSending} className={styles.fields}>
        {children}
      </fieldset>
      <div className={cx(styles.buttons, keepsButtons && styles.kept)}>
        <Button type="submit" size="large" loading={isSending} {...(onNext && { onClick: goOn })}>
          {submit}
        </Button>
        {beside}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </form>
  );
}

/** What the other steps hold, for a form that the browser itself sends; secrets are asked for last. */
function OtherSteps<Name extends string>({ form, step }: { form: FormInUse<Name>; step: number }) {
  const shown = form.steps?.[step]?.names ?? [];
  const others = entriesOf(form.fields).filter(
    ([name, { kind }]) => !shown.includes(name) && kind !== 'password' && form.values[name] !== '',
  );
  return (
    <>
      <input type="hidden" name={STEP} value={step} />
      {others.map(([name]) => (
        <input key={name} type="hidden" name={name} value={form.values[name]} />
      ))}
    </>
  );
}

/** The way to another step, which the form keeps what was typed for without a script too. */
export function StepButton(props: {
  step: number;
  onGo: (step: number) => void;
  children: string;
}) {
  const { step, onGo, children } = props;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onGo(step);
  };
  return (
    <Button variant="ghost" icon="arrow-left" type="submit" name={GO_TO} value={step} onClick={go}>
      {children}
    </Button>
  );
}

/** In what stands in a sent form's place: the form anew, by loading its page where there is no script. */
export function SendAnother(props: { form: Pick<FormInUse<string>, 'reset'>; children: string }) {
  const { form, children } = props;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete(SENT);
  const again = (event: MouseEvent) => {
    event.preventDefault();
    form.reset();
  };
  return (
    <ButtonLink variant="secondary" to={`${pathname}?${query}`} reloadDocument onClick={again}>
      {children}
    </ButtonLink>
  );
}

/** Fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Says once that the form holds what was typed on an earlier visit, and how to be rid of it, and back. */
export function Restored<Name extends string>({ form }: { form: FormInUse<Name> }) {
  const { isRestored, unempty } = form;
  if (!isRestored && !unempty) return null;
  // One button for both: it keeps the focus.
  return (
    <div className={styles.restored}>
      <p role="status">
        {unempty
          ? 'Isian sudah dikosongkan.'
          : 'Isianmu yang belum terkirim masih ada. Data diri hanya disimpan selama tab ini terbuka.'}
      </p>
      <button type="button" className={styles.link} onClick={unempty ?? form.empty}>
        {unempty ? 'Urungkan' : 'Kosongkan isian'}
      </button>
    </div>
  );
}

/** What is wrong: why the sending failed, and the fields to correct, each a way to its control. */
export function Summary<Name extends string>({ form }: { form: FormInUse<Name> }) {
  const wrong = entriesOf(form.fields).filter(([name]) => form.errors[name] !== undefined);
  const isFailed = form.failure.length > 0;
  // Nothing has the focus on a page that came back: one field is named there as well.
  if (!isFailed && wrong.length < (form.isReturned ? 1 : 2)) return null;
  const focus = (event: MouseEvent, name: string) => {
    event.preventDefault();
    form.ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  return (
    <div tabIndex={-1} data-summary="" className={styles.summary}>
      <Notice tone="danger">
        {form.failure.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {form.needsSignIn && <SignInLink />}
        {wrong.length > 0 && (
          <>
            <p>{wrong.length} isian perlu diperiksa:</p>
            <ul className={styles.wrong}>
              {wrong.map(([name, { label }]) => (
                <li key={name}>
                  <a
                    href={`#${fieldId(form.name, name)}`}
                    className={styles.link}
                    onClick={(event) => focus(event, name)}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

/** Takes the form's place and the focus, so that nobody is left where the form was. */
function Sent({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  const has = usePageSet();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} role="status" className={styles.sent}>
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      {children}
      {isKept && has('my-submissions') && (
        <p>
          <AppLink to={pagePath('my-submissions')}>Lihat semua kirimanmu dan kabarnya</AppLink>
        </p>
      )}
    </div>
  );
}
