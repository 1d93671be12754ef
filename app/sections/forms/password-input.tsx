import { type InputHTMLAttributes, useState } from 'react';
import { Input } from '../../ui/input';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './form.module.css';

/** A password that can be looked at while it is typed, which phones make hard to get right. */
export function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        data-scripted=""
        className={styles.reveal}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Sembunyikan' : 'Tampilkan'}
        <VisuallyHidden> kata sandi</VisuallyHidden>
      </button>
    </div>
  );
}
