import { useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../../ui/icon';
import styles from './selection-bar.module.css';

/** What can be done with a passage. */
export interface SelectionAction {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: (passage: string, within: Element) => void;
}

interface SelectionBarProps {
  /** Which elements hold text that something can be done with, as a CSS selector. */
  within: string;
  actions: readonly SelectionAction[];
}

/** A passage that is selected, and where on the screen it ends. */
interface Selected {
  readonly passage: string;
  readonly within: Element;
  readonly left: number;
  readonly top: number;
}

/** A tap ends a selection before it presses the button; so long the bar stays. */
const LINGER_MS = 300;

/** Room for the bar below what is selected, in px. */
const HEIGHT = 56;
const WIDTH = 280;
const GAP = 10;

/** What can be done with the text that is selected, right below it. */
export function SelectionBar({ within, actions }: SelectionBarProps) {
  const selected = useSelected(within);
  if (selected === null) return null;
  const { passage, left, top } = selected;
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label="Teks yang dipilih"
      style={{ left, top }}
      // Pressing must not end the selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {actions.map(({ label, icon, onPress }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          onClick={() => {
            onPress(passage, selected.within);
            document.getSelection()?.removeAllRanges();
          }}
        >
          <Icon name={icon} size={18} />
          {label}
        </button>
      ))}
    </div>
  );
}

function useSelected(within: string): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  const lingering = useRef(0);
  const isShown = useRef(false);
  const isAnySelected = useRef(false);
  useEffect(() => {
    isShown.current = selected !== null;
  }, [selected]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        isAnySelected.current = document.getSelection()?.isCollapsed === false;
        const next = isAnySelected.current ? selectedIn(within) : null;
        window.clearTimeout(lingering.current);
        if (next !== null) setSelected(next);
        else lingering.current = window.setTimeout(() => setSelected(null), LINGER_MS);
      });
    };
    // To ask for a selection lays the page out, which nobody needs who scrolls without one.
    const move = () => isAnySelected.current && look();
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isShown.current) return;
      // What lies below would be closed with it.
      event.stopPropagation();
      setSelected(null);
    };
    document.addEventListener('selectionchange', look);
    window.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    window.addEventListener('keydown', leave, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(lingering.current);
      document.removeEventListener('selectionchange', look);
      window.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', move);
      window.removeEventListener('keydown', leave, { capture: true });
    };
  }, [within]);
  return selected;
}

/** What is selected, where all of it stands in one such element. */
function selectedIn(within: string): Selected | null {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const common = range.commonAncestorContainer;
  const element = common instanceof Element ? common : common.parentElement;
  const holder = element?.closest(within);
  const passage = selection.toString().trim();
  if (holder === null || holder === undefined || passage === '') return null;
  const { left, bottom, top, width, height } = range.getBoundingClientRect();
  if ((width === 0 && height === 0) || bottom < 0 || top > window.innerHeight) return null;
  return {
    passage,
    within: holder,
    left: clamp(left, window.innerWidth - WIDTH),
    top: clamp(bottom + GAP, window.innerHeight - HEIGHT),
  };
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most));
}
