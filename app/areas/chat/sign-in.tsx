import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import styles from './sign-in.module.css';
import { useAssistant } from './use-assistant';

type SignInProps = {
  /** Why it is asked for. */
  lead: string;
  /** The form takes over from the composer: a question cannot go on without it. */
  takesFocus?: boolean;
  /** Does again what was refused; told whether it is somebody else than before. */
  onSignedIn: (isOther: boolean) => void;
};

/** Signs in with the assistant. The token goes into a cookie at the edge and is never seen here. */
export function SignIn({ lead, takesFocus = false, onSignedIn }: SignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const [session, { who }] = useAssistant();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState('');
  const titleId = useId();

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setIsSending(true);
    setError('');
    const outcome = await session.signIn({
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
    });
    setIsSending(false);
    if ('problem' in outcome) return setError(outcome.problem);
    onSignedIn(outcome.isOther);
  };

  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={submit}
      aria-labelledby={titleId}
    >
      <div>
        <h2 id={titleId} className={styles.title}>
          Masuk untuk melanjutkan
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      <Field label="Surel" required>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={who?.email}
          />
        )}
      </Field>
      <Field label="Kata sandi" required>
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" loading={isSending} block>
        Masuk
      </Button>
    </form>
  );
}
