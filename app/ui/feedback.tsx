import type { CSSProperties, ReactNode } from 'react';
import { Button } from './button';
import { cx } from './cx';
import styles from './feedback.module.css';
import { Icon, type IconName } from './icon';
import { ScriptNote } from './script-note';
import { VisuallyHidden } from './visually-hidden';

type SkeletonProps = { height?: string; width?: string; round?: boolean };

/** A grey stand-in with the measure of what will come, so that nothing moves when it does. */
export function Skeleton({ height = '1em', width = '100%', round = false }: SkeletonProps) {
  const style: CSSProperties = { height, width };
  return (
    <span aria-hidden="true" className={cx(styles.skeleton, round && styles.round)} style={style} />
  );
}

/**
 * Wraps skeletons and says once that something is on its way; to who has no script, that it needs one:
 * for them nothing ever comes.
 */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="status">
      <ScriptNote />
      <div aria-busy="true">
        <VisuallyHidden>{label}</VisuallyHidden>
        {children}
      </div>
    </div>
  );
}

type StateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** A picture in place of the sign. */
  art?: ReactNode;
};

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, children, action, art }: StateProps) {
  return (
    <div className={styles.state}>
      {art ?? (
        <span className={styles.mark}>
          <Icon name="search" />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}

type ErrorStateProps = {
  title?: string;
  /** The answer's own message, where it has one for people. */
  message?: string | undefined;
  onRetry?: () => void;
  retrying?: boolean;
};

/** Something failed to load; with `onRetry` it can be asked for again. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Data belum bisa dimuat', message, onRetry, retrying = false } = props;
  return (
    <div className={styles.state} role="status">
      <span className={styles.mark}>
        <Icon name="warning" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{message || 'Periksa koneksi internetmu, lalu coba lagi.'}</p>
      {onRetry && (
        <Button variant="secondary" icon="refresh" loading={retrying} onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

type NoticeProps = { tone?: 'info' | 'success' | 'warning' | 'danger'; children: ReactNode };

const NOTICE_ICONS: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** A message that belongs to the page it stands on; a danger is announced at once. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={NOTICE_ICONS[tone]} size={20} />
      <div>{children}</div>
    </div>
  );
}
