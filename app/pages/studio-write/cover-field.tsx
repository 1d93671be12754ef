import { useRef, useState } from 'react';
import { uploadFile } from '../../api/drive';
import { useApp } from '../../app-context';
import { failureText } from '../../features/forms/failure-text';
import { Button } from '../../ui/button';
import fieldStyles from '../../ui/field.module.css';
import { Icon } from '../../ui/icon';
import { UpstreamImage } from '../../ui/upstream-image';
import styles from './cover-field.module.css';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MOST_BYTES = 10 * 1024 * 1024;

/** What is wrong with a picture, before it is sent; null when it can be. */
export function coverProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(type)) return 'Pilih gambar PNG, JPEG, atau WebP.';
  if (size > MOST_BYTES) return 'Gambar paling besar 10 MB.';
  return size === 0 ? 'Berkas ini kosong.' : null;
}

interface CoverFieldProps {
  /** The picture's address; empty for none. */
  value: string;
  onChange: (url: string) => void;
}

/** The post's picture, kept by the file drive. */
export function CoverField({ value, onChange }: CoverFieldProps) {
  const { send } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState({ isSending: false, problem: '' });
  const upload = async (file: File) => {
    const problem = coverProblem(file);
    if (problem !== null) return setState({ isSending: false, problem });
    setState({ isSending: true, problem: '' });
    const answer = await send(uploadFile(file)).catch(() => null);
    if (answer?.status && answer.data.url !== '') {
      onChange(answer.data.url);
      setState({ isSending: false, problem: '' });
    } else {
      const failed = answer?.status ? null : answer;
      setState({ isSending: false, problem: failureText(failed, navigator.onLine) });
    }
  };
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>
        Sampul <span className={fieldStyles.optional}>(opsional)</span>
      </span>
      {value !== '' && (
        <UpstreamImage
          key={value}
          src={value}
          alt="Sampul tulisan ini"
          width={800}
          height={320}
          className={styles.picture}
          fallback={<p className={fieldStyles.error}>Gambar ini tidak dapat ditampilkan.</p>}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={TYPES.join()}
        hidden
        aria-label="Berkas sampul"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <div className={styles.acts}>
        <Button
          size="small"
          variant="secondary"
          loading={state.isSending}
          onClick={() => input.current?.click()}
        >
          {value === '' ? 'Unggah sampul' : 'Ganti sampul'}
        </Button>
        {value !== '' && (
          <Button size="small" variant="ghost" onClick={() => onChange('')}>
            Lepas
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {state.problem !== '' && (
          <p className={fieldStyles.error}>
            <Icon name="warning" size={18} />
            {state.problem}
          </p>
        )}
      </div>
    </div>
  );
}
