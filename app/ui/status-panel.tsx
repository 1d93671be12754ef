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
  /** The title's heading level; 2 where it is only a part of a page. */
  level?: 1 | 2;
};

/** A page that says how something ended, and what comes next. */
export function StatusPanel(props: StatusPanelProps) {
  const { tone, icon, title, text, children, actions, level = 1 } = props;
  const id = useId();
  const Title = level === 1 ? 'h1' : 'h2';
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
          <Title id={id} className={styles.title}>
            {title}
          </Title>
          <p className={styles.text}>{text}</p>
          {children}
          {actions && <ActionRow>{actions}</ActionRow>}
        </div>
      </Container>
    </section>
  );
}
