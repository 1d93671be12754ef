import { type RefObject, useEffect, useId, useState } from 'react';
import { searchSite } from '../../../../api/search';
import { cleanLine } from '../../../../core/typed-text';
import { useCall, useKeepPreviousData } from '../../../../data/use-call';
import { useDebounced } from '../../../../data/use-debounced';
import { AppLink } from '../../../../ui/app-link';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { MarkedText } from './marked-text';
import { KIND_NAMES } from './search-kinds';
import styles from './suggestions.module.css';

/** Fewer letters say too little. */
const SHORTEST = 2;
/** As many as stand above a phone's keyboard. */
const MOST = 6;

interface SuggestionsProps {
  /** The box that is typed into, which is a combobox while this stands below it. */
  box: RefObject<HTMLInputElement | null>;
  typed: string;
  onClose: () => void;
}

/** What is found while somebody types: links, gone through by the arrows. */
export default function Suggestions({ box, typed, onClose }: SuggestionsProps) {
  const list = useId();
  const q = useDebounced(cleanLine(typed));
  const call = q.length < SHORTEST ? null : searchSite({ q });
  const reading = useKeepPreviousData(q, useCall(call));
  const results = call !== null && reading.status === 'ready' ? reading.data : null;
  const hits = results?.items.slice(0, MOST) ?? [];
  const [chosen, setChosen] = useState({ q, index: -1 });
  // What was chosen among other suggestions is not chosen among these.
  const index = chosen.q === q && chosen.index < hits.length ? chosen.index : -1;
  const idOf = (place: number) => `${list}-${place}`;
  const isOpen = hits.length > 0;
  useCombobox(box, { list, active: index < 0 ? null : idOf(index), isOpen });

  useEffect(() => {
    const input = box.current;
    const step = (by: number) => {
      const from = index < 0 && by < 0 ? hits.length : index;
      const next = from + by;
      setChosen({ q, index: next >= hits.length ? -1 : next });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'ArrowDown' && isOpen) step(1);
      else if (event.key === 'ArrowUp' && isOpen) step(-1);
      else if (event.key === 'Enter' && index >= 0)
        document.getElementById(`${list}-${index}`)?.click();
      else return;
      event.preventDefault();
    };
    input?.addEventListener('keydown', onKeyDown);
    input?.addEventListener('blur', onClose);
    return () => {
      input?.removeEventListener('keydown', onKeyDown);
      input?.removeEventListener('blur', onClose);
    };
  });

  const words = new Set(results?.words);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{results && `${hits.length} saran`}</VisuallyHidden>
      </div>
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label="Saran"
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {hits.map(({ kind, path, title }, place) => (
            <AppLink
              key={path}
              id={idOf(place)}
              role="option"
              aria-selected={place === index}
              tabIndex={-1}
              to={path}
              className={styles.option}
              onClick={onClose}
            >
              <span className={styles.title}>
                <MarkedText text={title} words={words} />
              </span>
              <span className={styles.kind}>{KIND_NAMES[kind]}</span>
            </AppLink>
          ))}
        </div>
      )}
    </>
  );
}

interface Combobox {
  list: string;
  /** The id of the option that is chosen. */
  active: string | null;
  isOpen: boolean;
}

/** Says of the box what it is while there are suggestions, which only scripts can give. */
function useCombobox(box: SuggestionsProps['box'], { list, active, isOpen }: Combobox) {
  useEffect(() => {
    const input = box.current;
    if (input === null) return;
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      ...(isOpen && { 'aria-controls': list }),
      ...(active !== null && { 'aria-activedescendant': active }),
    };
    for (const [name, value] of Object.entries(said)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(said)) input.removeAttribute(name);
    };
  }, [box, list, active, isOpen]);
}
