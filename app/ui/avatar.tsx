import { useBoot } from '../core/app-context';
import { ArtImage } from './art-image';
import styles from './avatar.module.css';
import { cx } from './cx';
import { UpstreamImage } from './upstream-image';

interface AvatarProps {
  name: string;
  src?: string;
  size?: number;
  /** An organisation has a mark where a person has a face. */
  kind?: 'people' | 'marks';
}

/**
 * A round picture of somebody, drawn where there is none; decorative, since the name stands beside it.
 * For visitors who save data the name's first letter is enough.
 */
export function Avatar({ name, src = '', size = 48, kind = 'people' }: AvatarProps) {
  const { savesData } = useBoot();
  const style = { width: size, height: size };
  const frame = { className: styles.avatar, width: size, height: size, style };
  if (savesData) {
    return (
      <span aria-hidden="true" className={cx(styles.avatar, styles.letter)} style={style}>
        {[...name][0]}
      </span>
    );
  }
  const drawn = <ArtImage art={{ kind, seed: name }} {...frame} />;
  if (src === '') return drawn;
  return <UpstreamImage src={src} alt="" {...frame} fallback={drawn} />;
}
