import { Failure } from '../../../../sections/forms/failure';
import { FileButton } from '../../../../sections/forms/file-input';
import { PICTURE_TYPES, usePictureUpload } from '../../../../sections/forms/use-upload';
import { Button, classOf } from '../../../../ui/button';
import { cx } from '../../../../ui/cx';
import { Field } from '../../../../ui/field';
import fieldStyles from '../../../../ui/field.module.css';
import { Icon } from '../../../../ui/icon';
import { Input } from '../../../../ui/input';
import { UpstreamImage } from '../../../../ui/upstream-image';
import styles from './picture-field.module.css';
import { type SettingName, settingFields } from './setting-fields';
import type { SettingsForm } from './use-settings';

/** How large the picture is shown at most, by its ground. */
const SHOWN = {
  light: { width: 192, height: 48 },
  dark: { width: 192, height: 48 },
  cover: { width: 320, height: 168 },
} as const;

interface PictureFieldProps {
  form: SettingsForm;
  name: SettingName;
  /** The brand's own, which stands where nothing is given. */
  usual: string;
  /** What the picture stands on. */
  ground: 'light' | 'dark' | 'cover';
}

/** A picture of the brand: what it looks like, another one from this device, or its address. */
export function PictureField({ form, name, usual, ground }: PictureFieldProps) {
  const upload = usePictureUpload((url) => form.set(name, url));
  const field: { label: string; hint?: string } = settingFields[name];
  const value = form.values[name];
  const shown = form.errors[name] === undefined && value !== '' ? value : usual;
  return (
    <div className={styles.picture}>
      <div className={cx(styles.ground, styles[ground])}>
        <UpstreamImage
          key={shown}
          src={shown}
          alt={`${field.label} sekarang`}
          width={SHOWN[ground].width}
          height={SHOWN[ground].height}
          className={styles.image}
          fallback={<p className={fieldStyles.error}>Gambar ini tidak dapat ditampilkan.</p>}
        />
      </div>
      <div className={styles.sides}>
        <Field label={field.label} hint={field.hint} error={form.errors[name]}>
          {(control) => (
            <Input
              {...control}
              name={name}
              defaultValue={value}
              placeholder="Bawaan merek"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <div className={styles.acts}>
          <FileButton
            label={`Unggah ${field.label.toLowerCase()}`}
            accept={PICTURE_TYPES.join()}
            isBusy={upload.isSending}
            className={classOf({ size: 'small', variant: 'secondary' })}
            onFiles={([file]) => file && void upload.send(file)}
          >
            Unggah
          </FileButton>
          {value !== '' && value !== usual && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Pakai bawaan untuk ${field.label.toLowerCase()}`}
              onClick={() => form.set(name, '')}
            >
              Pakai bawaan
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
    </div>
  );
}
