import { useId, useState } from 'react';
import { ErrorState, Notice, Skeleton } from '../../../../ui/feedback';
import fieldStyles from '../../../../ui/field.module.css';
import { Icon } from '../../../../ui/icon';
import { LazyBoundary, lazyPart } from '../../../../ui/lazy-boundary';

const richEditor = lazyPart(() => import('./rich-editor'));

interface ContentFieldProps {
  /** HTML. */
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
  /** Told whether pictures are on their way that the text is to have. */
  onBusy: (isBusy: boolean) => void;
}

/** The post's text; the editor is loaded here alone, and only once it is wanted. */
export function ContentField({ value, error, onChange, onBusy }: ContentFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [lost, setLost] = useState<readonly string[]>([]);
  return (
    <div className={fieldStyles.field}>
      <span id={id} className={fieldStyles.label}>
        Isi
      </span>
      {lost.length > 0 && (
        <Notice tone="warning">
          Penyunting ini tidak bisa menjaga sebagian tulisan lama: {lost.join(', ')}. Selama isinya
          tidak kamu ubah, semuanya tetap seperti semula; begitu diubah dan disimpan, bagian itu
          hilang.
        </Notice>
      )}
      <LazyBoundary
        part={richEditor}
        waiting={<Skeleton height="24rem" />}
        failed={(retry) => <ErrorState title="Penyunting belum bisa dimuat" onRetry={retry} />}
      >
        {(RichEditor) => (
          <RichEditor
            initial={value}
            labelledBy={id}
            describedBy={error ? errorId : undefined}
            onChange={onChange}
            onLoss={setLost}
            onBusy={onBusy}
          />
        )}
      </LazyBoundary>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={fieldStyles.error}>
            <Icon name="warning" size={18} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
