import { Failure } from '../../../../sections/forms/failure';
import { FileButton } from '../../../../sections/forms/file-input';
import { PICTURE_TYPES, type Upload } from '../../../../sections/forms/use-upload';
import { Button, classOf } from '../../../../ui/button';
import fieldStyles from '../../../../ui/field.module.css';
import { Icon } from '../../../../ui/icon';
import { UpstreamImage } from '../../../../ui/upstream-image';
import styles from './cover-field.module.css';

interface CoverFieldProps {
  /** The picture's address; empty for none. */
  value: string;
  upload: Upload;
  onRemove: () => void;
}

/** The post's picture, kept by the file drive. */
export function CoverField({ value, upload, onRemove }: CoverFieldProps) {
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
      <div className={styles.acts}>
        <FileButton
          label={value === '' ? 'Unggah sampul' : 'Ganti sampul'}
          accept={PICTURE_TYPES.join()}
          isBusy={upload.isSending}
          className={classOf({ size: 'small', variant: 'secondary' })}
          onFiles={([file]) => file && void upload.send(file)}
        >
          {value === '' ? 'Unggah sampul' : 'Ganti sampul'}
        </FileButton>
        {value !== '' && (
          <Button size="small" variant="ghost" onClick={onRemove}>
            Lepas
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {upload.problem !== '' && (
          <p className={fieldStyles.error}>
            <Icon name="warning" size={18} />
            <Failure text={upload.problem} />
          </p>
        )}
      </div>
    </div>
  );
}
