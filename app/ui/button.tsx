import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link';
import styles from './button.module.css';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';

type Look = {
  /** `inverse` and `inverse-ghost` stand on dark or brand-coloured grounds. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'inverse' | 'inverse-ghost';
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width of its container. */
  block?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
};

/** The classes of what looks so. */
export function classOf(
  { variant = 'primary', size = 'medium', block }: Look,
  extra?: string,
): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, extra);
}

function Content({ icon, iconEnd, children }: Look & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </>
  );
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner and ignores presses, keeping focus and the button's width. */
    loading?: boolean;
    children: ReactNode;
  };

/** A button that does something on this page; use ButtonLink to go to another. */
export function Button({ loading = false, type = 'button', onClick, ...props }: ButtonProps) {
  const { variant, size, block, icon, iconEnd, className, children, ...rest } = props;
  const look = lookOf({ variant, size, block, icon, iconEnd });
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      className={classOf(look, cx(className, loading && styles.loading))}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading && (
        <span className={styles.spinner}>
          <Spinner label="Sedang memproses" />
        </span>
      )}
      <Content {...look}>{children}</Content>
    </button>
  );
}

export type ButtonLinkProps = Look & AppLinkProps & { children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, iconEnd, className, children, ...rest } = props;
  const look = lookOf({ variant, size, block, icon, iconEnd });
  return (
    <AppLink {...rest} className={classOf(look, className)}>
      <Content {...look}>{children}</Content>
    </AppLink>
  );
}

/** Leaves out what was not given, since optional properties do not take `undefined`. */
function lookOf(given: { [K in keyof Look]: Look[K] | undefined }): Look {
  return {
    ...(given.variant && { variant: given.variant }),
    ...(given.size && { size: given.size }),
    ...(given.block && { block: given.block }),
    ...(given.icon && { icon: given.icon }),
    ...(given.iconEnd && { iconEnd: given.iconEnd }),
  };
}
