import type { ReactNode, SubmitEvent } from 'react';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings';

/** The form in which the settings of one part of the page stand. The bar below the page saves those of all. */
export function PartForm({ form, children }: { form: SettingsForm; children: ReactNode }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (form.isIntent(event)) form.props.onSubmit(event);
    else event.preventDefault();
  };
  return (
    <form {...form.props} ref={form.ref} method="post" className={styles.form} onSubmit={submit}>
      {children}
    </form>
  );
}
