import { useEffect, useRef } from 'react';
import { clock } from '../../core/clock';
import { SelectionBar } from '../../sections/study/selection-bar';
import type { StudyPlace } from '../../sections/study/study';
import { useStudy } from '../../sections/study/use-study';
import { STUDY_WAYS, type StudyWay, WAYS } from '../../sections/study/ways';
import { useAssistant } from '../../shell/assistant-state';
import { Button } from '../../ui/button';
import styles from './chapter-work.module.css';

/** Which element holds the chapter's text (chapter-view.tsx). */
const TEXT = '[data-chapter-text]';

/** What is asked about a chapter: a passage, or all of it, with words of one's own or with one press. */
export interface AskAbout {
  readonly quote: string;
  readonly way: StudyWay | null;
  /** Gets the focus back once the assistant is closed. */
  readonly from: HTMLElement | null;
}

/** Opens the assistant beside a chapter, with what is asked about it. */
export function useAskAbout({ title, path }: StudyPlace): (ask: AskAbout) => void {
  const [study] = useStudy();
  const { open } = useAssistant();
  return ({ quote, way, from }) => {
    study.want({ mention: { title, path, quote }, way, at: clock.now() });
    open(from);
  };
}

/** Tells the assistant's side which chapter is shown, and how far its course has come. */
export function useStudyPlace(place: StudyPlace): void {
  const [study] = useStudy();
  const { course, id, title, path, number, total, done } = place;
  useEffect(
    () => study.enter({ course, id, title, path, number, total, done }),
    [study, course, id, title, path, number, total, done],
  );
}

/** The ways to ask the assistant about a chapter, below its text and at what is selected in it. */
export function ChapterAsk({ place }: { place: StudyPlace }) {
  const askAbout = useAskAbout(place);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="tanya-bab" className={styles.block}>
      <h2 id="tanya-bab" ref={heading} tabIndex={-1} className={styles.heading}>
        Belajar dengan asisten
      </h2>
      <p className={styles.hint}>
        Pilih kalimat atau kode di atas untuk menanyakannya, atau mulai dari sini.
      </p>
      <div className={styles.ways}>
        <Button
          size="small"
          icon="chat"
          onClick={({ currentTarget: from }) => askAbout({ quote: '', way: null, from })}
        >
          Tanya tentang bab ini
        </Button>
        {WAYS.map((way) => (
          <Button
            key={way}
            variant="secondary"
            size="small"
            onClick={({ currentTarget: from }) => askAbout({ quote: chapterText(), way, from })}
          >
            {STUDY_WAYS[way].label}
          </Button>
        ))}
      </div>
      <SelectionBar
        within={TEXT}
        actions={[
          {
            label: 'Tanya tentang ini',
            icon: 'chat',
            onPress: (quote) => askAbout({ quote, way: null, from: heading.current }),
          },
        ]}
      />
    </section>
  );
}

function chapterText(): string {
  const element = document.querySelector(TEXT);
  // biome-ignore lint/performance/useDomNodeTextContent: lines and paragraphs are part of what is asked about.
  return element instanceof HTMLElement ? element.innerText : '';
}
