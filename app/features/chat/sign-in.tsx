import { type FormEvent, useEffect, useRef, useState } from 'react';
import { loginAssistant } from '../../api/assistant';
import { useApp } from '../../app-context';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { createAssistantSession } from './assistant-session';
import styles from './sign-in.module.css';

type SignInProps = {
  /** Does again what was refused. */
  onSignedIn: () => void;
};

/** Signs in with the assistant. The token goes into a cookie at the edge and is never seen here. */
export function SignIn({ onSignedIn }: SignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const app = useApp();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState('');

  // The question cannot go on without it, so the form takes over from the composer.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setIsSending(true);
    setError('');
    const answer = await app.send(
      loginAssistant({
        email: String(data.get('email')).trim(),
        password: String(data.get('password')),
      }),
    );
    setIsSending(false);
    if (!answer.status) return setError(answer.message);
    app.of(createAssistantSession).remember();
    onSignedIn();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-labelledby="masuk-asisten">
      <div>
        <h2 id="masuk-asisten" className={styles.title}>
          Masuk untuk melanjutkan
        </h2>
        <p className={styles.lead}>
          Pertanyaanmu sudah disimpan dan akan dikirim begitu kamu masuk.
        </p>
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      <Field label="Email" required>
        {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
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
