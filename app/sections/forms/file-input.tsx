import { type ComponentProps, type ReactNode, useState } from 'react';
import { useIsHydrated } from '../../core/hydration/live';
import { cx } from '../../ui/cx';
import fieldStyles from '../../ui/field.module.css';
import { Input } from '../../ui/input';
import styles from './file-input.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The name of the chosen file; empty while there is none. */
  chosen: string;
}

/**
 * A file field in the page's language: browsers label the native one in their own. The native field lies
 * over the drawn one, invisible, so that it keeps the keyboard, the pointer and dropped files. Without
 * the script, which draws the name of what was chosen, it shows as it is.
 */
export function FileInput({ chosen, className, ...rest }: FileInputProps) {
  const isHydrated = useIsHydrated();
  return (
    <span className={cx(styles.field, className)}>
      <Input {...rest} type="file" className={cx(isHydrated && styles.native)} />
      {isHydrated && (
        <span aria-hidden="true" className={cx(fieldStyles.control, styles.face)}>
          <span className={styles.act}>{chosen === '' ? 'Pilih berkas' : 'Ganti berkas'}</span>
          <span className={styles.name}>{chosen === '' ? 'Belum ada berkas' : chosen}</span>
        </span>
      )}
    </span>
  );
}

interface FileButtonProps {
  /** The accessible name, which begins with the visible text. */
  label: string;
  accept: string;
  multiple?: boolean;
  /** The chosen file is under way: its name shows, and no other one can be chosen. */
  isBusy?: boolean;
  /** The look of the button. */
  className: string | undefined;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that takes files at once: a native file field, invisible, over its drawn face. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, multiple = false, isBusy = false, className, onFiles, children } = props;
  const [name, setName] = useState('');
  return (
    <span className={styles.button}>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        aria-disabled={isBusy || undefined}
        className={styles.native}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          setName(files[0]?.name ?? '');
          if (files.length > 0 && !isBusy) onFiles(files);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <span aria-hidden="true" className={cx(className, styles.look)}>
        {isBusy ? <span className={styles.name}>Mengunggah {name}…</span> : children}
      </span>
    </span>
  );
}
