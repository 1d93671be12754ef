import { clock } from '../../core/clock';
import { SelectionBar } from '../../sections/study/selection-bar';
import { useStudy } from '../../sections/study/use-study';
import styles from './chat-view.module.css';
import { useKeepNote, usePassing } from './keep-note';

/** What can be done with a passage of an answer. */
export function AnswerSelection() {
  const [study] = useStudy();
  const keep = useKeepNote();
  const [said, say] = usePassing();
  const ask = (quote: string) =>
    study.want({ mention: { title: '', path: '', quote }, way: null, at: clock.now() });
  return (
    <>
      <SelectionBar
        within="[data-answer-text]"
        actions={[
          { label: 'Tanya tentang ini', icon: 'chat', onPress: ask },
          ...(keep === null
            ? []
            : [
                {
                  label: 'Simpan ke catatan',
                  icon: 'book' as const,
                  onPress: (passage: string, within: Element) =>
                    say(keep(passage, within.getAttribute('data-answer-text') ?? '')),
                },
              ]),
        ]}
      />
      <p role="status" className={styles.kept}>
        {said}
      </p>
    </>
  );
}
