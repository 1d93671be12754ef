import type { Testimony, TestimonyState } from '../../../../api/testimony';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ActionRow } from '../../../../ui/container';
import { DateText } from '../../../../ui/value';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { isState, STATE_LOOKS } from './testimony-query';
import styles from './testimony-row.module.css';

interface TestimonyRowProps {
  testimony: Testimony;
  isBusy: boolean;
  onMove: (from: TestimonyState, to: TestimonyState) => void;
}

/** One testimony with who wrote it, and what can be decided about it. */
export function TestimonyRow({ testimony, isBusy, onMove }: TestimonyRowProps) {
  const { name, role, message, rating, sentAt, state } = testimony;
  const now = isState(state) ? state : null;
  return (
    <Card as="article" className={styles.row ?? ''}>
      <header className={styles.head}>
        <p>
          <strong>{name}</strong>
          <span className={styles.facts}>
            {[role, rating > 0 ? `${rating} dari 5` : ''].filter(Boolean).join(' · ')} ·{' '}
            <DateText value={sentAt} length="short" fallback="" />
          </span>
        </p>
        {now && (
          <Badge tone={STATE_LOOKS[now].tone} dot>
            {STATE_LOOKS[now].label}
          </Badge>
        )}
      </header>
      <blockquote className={styles.message}>{message}</blockquote>
      {now && (
        <ActionRow>
          {now !== 'published' && (
            <Button
              size="small"
              icon="check"
              loading={isBusy}
              onClick={() => onMove(now, 'published')}
            >
              Tampilkan<VisuallyHidden> testimoni {name}</VisuallyHidden>
            </Button>
          )}
          {now !== 'hidden' && (
            <Button
              size="small"
              variant="secondary"
              icon="close"
              onClick={() => onMove(now, 'hidden')}
            >
              Sembunyikan<VisuallyHidden> testimoni {name}</VisuallyHidden>
            </Button>
          )}
        </ActionRow>
      )}
    </Card>
  );
}
