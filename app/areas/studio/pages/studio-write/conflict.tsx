import type { PostDetail } from '../../../../api/post';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ActionRow } from '../../../../ui/container';
import { Notice } from '../../../../ui/feedback';
import { MomentText } from '../../../../ui/value';
import type { PostField } from '../../post-fields';
import { diffLines, linesOf } from '../../text-diff';
import styles from './conflict.module.css';

interface ConflictProps {
  mine: Readonly<Record<PostField, string>>;
  theirs: PostDetail;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved meanwhile: who and when, what differs, and which version is to stay. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const parts = diffLines(
    [mine.title, mine.summary, ...linesOf(mine.content)],
    [theirs.title, theirs.summary, ...linesOf(theirs.content)],
  );
  return (
    <section aria-label="Dua versi" className={styles.conflict}>
      <Notice tone="warning">
        <p>
          {theirs.updatedBy || 'Orang lain'} menyimpan tulisan ini lebih dulu,{' '}
          <MomentText value={theirs.updatedAt} />. Tulisanmu belum terkirim dan tidak hilang.
        </p>
      </Notice>
      <Card>
        <ul className={styles.parts}>
          {parts.map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are texts that may be alike.
            <li key={index} className={styles[kind]}>
              {kind === 'same' && text}
              {kind === 'theirs' && (
                <>
                  <span className={styles.whose}>Tersimpan</span> <del>{text}</del>
                </>
              )}
              {kind === 'mine' && (
                <>
                  <span className={styles.whose}>Tulisanmu</span> <ins>{text}</ins>
                </>
              )}
            </li>
          ))}
        </ul>
        <ActionRow>
          <Button onClick={onKeepMine}>Pakai tulisanku</Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Pakai yang tersimpan
          </Button>
        </ActionRow>
      </Card>
    </section>
  );
}
