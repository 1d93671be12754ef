import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { ChatIcon } from './chat-icon';
import styles from './composer.module.css';
import type { PlaceTold } from './study-place';
import type { PageMention } from './use-mention';

/**
 * What goes along with the question, before the visitor's eyes and theirs to take away. A press puts
 * another button in the place of its own, which the focus goes on to.
 */
export function ComposerChips({ mention, told }: { mention: PageMention; told: PlaceTold }) {
  const chips = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  useLayoutEffect(() => {
    const place = pressed.current;
    pressed.current = -1;
    const isLost = document.activeElement === document.body;
    if (place !== -1 && isLost) chips.current?.querySelectorAll('button')[place]?.focus();
  });
  const notePressed = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    pressed.current = button === null ? -1 : buttons.indexOf(button);
  };
  return (
    <div ref={chips} className={styles.chips} onClickCapture={notePressed}>
      <MentionChip {...mention} />
      <PlaceChip {...told} />
    </div>
  );
}

function MentionChip({ offered, attached, attach, detach }: PageMention) {
  if (offered === null) return null;
  if (attached === null) {
    return (
      <button type="button" className={styles.offer} onClick={attach}>
        <ChatIcon name="plus" size={16} />
        Tanya tentang halaman ini
      </button>
    );
  }
  const { title, quote } = attached;
  return (
    <div className={styles.mention}>
      <p>
        <span>Tentang: {title === '' ? 'jawaban asisten' : <strong>{title}</strong>}</span>
        {quote !== '' && <q className={styles.quote}>{quote.replace(/\s+/g, ' ')}</q>}
      </p>
      <button
        type="button"
        aria-label={LEAVE_OUT[quote === '' ? 'page' : 'quote']}
        onClick={detach}
      >
        <ChatIcon name="panel-close" size={16} />
      </button>
    </div>
  );
}

const LEAVE_OUT = {
  page: 'Jangan sertakan halaman ini',
  quote: 'Jangan sertakan bagian ini',
} as const;

/** Where the visitor stands goes along once they agree, until they do not any more. */
function PlaceChip({ place, isTold, agree }: PlaceTold) {
  if (place === null) return null;
  if (!isTold) {
    return (
      <button type="button" className={styles.offer} onClick={() => agree('tell')}>
        <ChatIcon name="plus" size={16} />
        Sertakan posisi belajarku
      </button>
    );
  }
  const { course, number, total, done } = place;
  return (
    <div className={styles.mention}>
      <p>
        Asisten tahu: <strong>{course}</strong>, bab {number} dari {total}, {done} selesai
      </p>
      <button
        type="button"
        aria-label="Jangan sertakan posisi belajarku"
        onClick={() => agree('keep')}
      >
        <ChatIcon name="panel-close" size={16} />
      </button>
    </div>
  );
}
