import { useState } from 'react';
import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { pagePath, usePageSet } from '../../router/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { PlainLine } from '../../ui/plain-line';
import { ScriptNote } from '../../ui/script-note';
import { Scene } from './scene';
import styles from './title.module.css';

/** Where the best score is kept in this browser. */
const BEST = 'gim-best';

const game = lazyPart(() => import('./game'));

/** The title screen; the game's code comes when somebody presses start. */
export function Title() {
  const { work } = useApp();
  const has = usePageSet();
  const [isOn, setOn] = useState(false);
  const [best, setBest] = useStoredState(() => Number(work.get(BEST)) || 0, 0);
  const score = (points: number) => {
    if (points <= best) return;
    setBest(points);
    work.set(BEST, String(points));
  };
  return (
    <div className={styles.screen}>
      <Container className={styles.words ?? ''}>
        <h1 className={styles.title}>Tekan mulai. Itu pelajaran pertamanya.</h1>
        <PlainLine />
        <p className={styles.best}>
          Rekor <strong>{String(best).padStart(4, '0')}</strong>
        </p>
      </Container>
      <div id="layar" className={styles.window}>
        {isOn ? (
          <LazyBoundary
            part={game}
            waiting={<Scene />}
            failed={(retry) => (
              <>
                <Scene />
                <Button size="large" className={styles.start ?? ''} onClick={retry}>
                  Kasetnya macet, tiup lagi
                </Button>
              </>
            )}
          >
            {(Game) => <Game best={best} onScore={score} />}
          </LazyBoundary>
        ) : (
          <>
            <Scene />
            <Button
              size="large"
              className={styles.start ?? ''}
              icon="play"
              onPointerEnter={game.preload}
              onFocus={game.preload}
              onClick={() => setOn(true)}
            >
              Mulai
            </Button>
          </>
        )}
      </div>
      <Container className={styles.below ?? ''}>
        <p>
          Satu kata kerja: <em>lompat</em>. Spasi, panah atas, atau sentuh layarnya. Galon dan peti
          dilompati, kerupuk diambil.
        </p>
        {has('class') && (
          <ButtonLink to={pagePath('class')} variant="secondary" iconEnd="arrow-right">
            Bikin gimmu sendiri
          </ButtonLink>
        )}
        <ScriptNote />
      </Container>
    </div>
  );
}
