import { type KeyboardEvent, type RefObject, useCallback, useId, useLayoutEffect } from 'react';
import { FormName, UnsentNotice, useUnsent } from '../../sections/forms/unsent';
import { formatNumber } from '../../ui/format';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LONGEST_QUESTION } from './ask';
import { ChatIcon } from './chat-icon';
import styles from './composer.module.css';
import { ComposerChips } from './composer-chips';
import { useDictation } from './dictation';
import { isComposing } from './input-method';
import type { PlaceTold } from './study-place';
import { COMPOSER } from './use-draft';
import type { PageMention } from './use-mention';

/** With so many characters left they are counted before the visitor's eyes. */
const COUNTED_LAST = 500;

type ComposerProps = {
  /** The text control, which the page gives focus to. */
  control: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onChange: (draft: string) => void;
  /** Sends a question without the white space round it. */
  onSend: (query: string) => void;
  onStop: () => void;
  isAnswering: boolean;
  mention: PageMention;
  told: PlaceTold;
  /** Characters that go along with the question. */
  alongside: number;
};

/** Where a question is written. Enter sends, Shift+Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const { control, draft, onChange, onSend, onStop, isAnswering, mention, told, alongside } = props;
  const counterId = useId();
  const query = draft.trim();
  const longest = LONGEST_QUESTION - alongside;
  const isTooLong = query.length > longest;
  const canSend = query !== '' && !isTooLong;
  const isUnsent = useUnsent(COMPOSER) !== null;
  const send = () => canSend && onSend(query);
  const dictation = useDictation(draft, onChange);
  useAutoHeight(control, draft);
  const stop = useFocusGoingOn(control);

  return (
    <form
      method="post"
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormName name={COMPOSER} />
      {isUnsent && <UnsentNotice />}
      <ComposerChips mention={mention} told={told} />
      <div className={styles.box}>
        <textarea
          ref={control}
          name="question"
          className={styles.text}
          rows={1}
          value={draft}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
          placeholder="Tulis pertanyaanmu…"
          aria-label="Pertanyaanmu untuk asisten"
          aria-describedby={counterId}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          autoComplete="off"
        />
        {dictation !== null && (
          <button
            type="button"
            className={styles.mic}
            aria-label={dictation.isListening ? 'Hentikan dikte' : 'Dikte pertanyaan'}
            aria-pressed={dictation.isListening}
            onClick={dictation.toggle}
          >
            <ChatIcon name="mic" size={22} />
          </button>
        )}
        {isAnswering && (
          <button
            ref={stop}
            type="button"
            className={styles.stop}
            onClick={onStop}
            aria-label="Hentikan jawaban"
          >
            <ChatIcon name="stop" size={22} />
          </button>
        )}
        {(!isAnswering || canSend) && (
          <button type="submit" className={styles.send} aria-label="Kirim" aria-disabled={!canSend}>
            <ChatIcon name="send" size={22} />
          </button>
        )}
      </div>
      {dictation !== null && (
        <p
          role="status"
          className={styles.hint}
          data-invalid={dictation.problem !== '' || undefined}
        >
          {dictation.problem}
        </p>
      )}
      <Counter id={counterId} length={query.length} longest={longest} />
    </form>
  );
}

/** For a button that goes by itself: where it has the focus then, a text control takes it over. */
function useFocusGoingOn(control: RefObject<HTMLElement | null>) {
  return useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) control.current?.focus();
    },
    [control],
  );
}

type CounterProps = { id: string; length: number; longest: number };

function Counter({ id, length, longest }: CounterProps) {
  const excess = length - longest;
  return (
    <p id={id} className={styles.hint} data-invalid={excess > 0 || undefined}>
      {length < longest - COUNTED_LAST ? (
        <>
          <VisuallyHidden>Enter untuk mengirim, Shift dan Enter untuk baris baru. </VisuallyHidden>
          <span>Asisten bisa keliru. Periksa kembali informasi yang penting.</span>
        </>
      ) : (
        <span>{counterText(length, longest)}</span>
      )}
    </p>
  );
}

function counterText(length: number, longest: number): string {
  const excess = length - longest;
  const counted = `${formatNumber(length)} / ${formatNumber(longest)} karakter`;
  return excess > 0 ? `${counted} — kurangi ${formatNumber(excess)} karakter` : counted;
}

function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !isComposing(nativeEvent);
}

/** Lets the control grow with its text, up to the limit its style sets. */
function useAutoHeight(control: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the height depends on.
  useLayoutEffect(() => {
    const element = control.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [control, text]);
}
