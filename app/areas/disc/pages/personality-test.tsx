import { items } from '../../../sections/disc/items';
import { begunAgain } from '../../../sections/disc/progress';
import { useProgress } from '../../../sections/disc/use-progress';
import { Container } from '../../../ui/container';
import { Intro } from './personality-test/intro';
import { Question } from './personality-test/question';
import { Result } from './personality-test/result';
import styles from './personality-test.module.css';

/** The personality test: what it is, one item at a time, and what it found. */
export default function PersonalityTestPage() {
  const [progress, setProgress] = useProgress();
  const { at, picks } = progress;
  // The result that was there before, for who pressed "Ulangi tes" and wants it back.
  const { before } = progress;
  const goTo = (place: number) => setProgress({ ...progress, at: place });
  const onBackToResult = before && (() => setProgress(before));

  if (at < 0) return <Intro onStart={() => goTo(0)} onBackToResult={onBackToResult} />;
  if (at >= items.length) {
    return (
      <Result
        progress={progress}
        onSent={() => setProgress({ ...progress, isSent: true })}
        onAgain={() => setProgress(begunAgain(progress))}
      />
    );
  }
  return (
    <Container narrow className={styles.page ?? ''}>
      <h1 className={styles.title}>Tes Kepribadian DISC</h1>
      <Question
        key={at}
        index={at}
        pick={picks[at]}
        onPick={(pick) =>
          setProgress({
            ...progress,
            picks: picks.map((old, index) => (index === at ? pick : old)),
          })
        }
        onBack={() => goTo(at - 1)}
        onNext={() => goTo(at + 1)}
      />
    </Container>
  );
}
