import { useState } from 'react';
import { listPodcasts } from '../../api/podcast';
import { Failed } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { Container } from '../../ui/container';
import { Loading } from '../../ui/feedback';
import { Deck, DeckFrame } from './deck';
import styles from './landing.module.css';
import { Stripes } from './stripes';

/** The player, already loaded with the newest episode; below it all others as stripes. */
export function First() {
  return <Studio />;
}

/** Which episode is in the deck, and whether it is to begin by itself, as one that was pressed is. */
interface Choice {
  readonly id: string;
  readonly begins: boolean;
}

function Studio() {
  const [choice, choose] = useState<Choice | null>(null);
  const episodes = useCall(listPodcasts());
  if (episodes.status === 'loading') {
    return (
      <DeckFrame>
        <div className={styles.waiting}>
          <Loading label="Memuat episode" />
        </div>
      </DeckFrame>
    );
  }
  if (episodes.status === 'failed') {
    return (
      <DeckFrame>
        <Container>
          <Failed {...episodes} title="Siaran sedang terputus" />
        </Container>
      </DeckFrame>
    );
  }
  const { items } = episodes.data;
  const playing = items.find(({ id }) => id === choice?.id) ?? items[0];
  if (playing === undefined) {
    return (
      <DeckFrame>
        <p className={styles.silence}>Belum ada episode. Mikrofonnya sedang dihangatkan.</p>
      </DeckFrame>
    );
  }
  return (
    <>
      <DeckFrame>
        <Deck key={playing.id} episode={playing} begins={choice?.begins ?? false} />
      </DeckFrame>
      <Stripes
        episodes={items}
        playing={playing.id}
        onPlay={(id) => choose({ id, begins: true })}
      />
    </>
  );
}
