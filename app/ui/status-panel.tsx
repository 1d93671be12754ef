import { type ReactNode, useId } from 'react';
import { ActionRow, Container } from './container';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { Motif } from './motif';
import styles from './status-panel.module.css';

type StatusPanelProps = {
  tone: 'good' | 'waiting' | 'bad' | 'plain';
  icon: IconName;
  title: string;
  text: ReactNode;
  /** Facts about what happened. */
  children?: ReactNode;
  /** Buttons: what to do next. */
  actions?: ReactNode;
};

/** A page that says how something ended, and what comes next. */
export function StatusPanel(props: StatusPanelProps) {
  const { tone, icon, title, text, children, actions } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.cloth}>
        <Motif size="5rem" />
      </div>
      <Container narrow>
        <div className={styles.panel}>
          <span className={cx(styles.mark, styles[tone])}>
            <Icon name={icon} size={32} />
          </span>
          <h1 id={id} className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          {children}
          {actions && <ActionRow>{actions}</ActionRow>}
        </div>
      </Container>
    </section>
  );
}
