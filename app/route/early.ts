/**
 * What the document's first script (index.html) has noted before the page was taken over: whether
 * somebody is there, and the button that was pressed last. Choices and texts need no note, as they
 * stand in their controls (live.ts).
 */

declare global {
  interface Window {
    early?: { readonly isSeen: boolean; pressed: HTMLElement | null };
  }
}

/** What becomes alive by itself (ui/later.tsx) and presses its own buttons again. */
const LATER = '[data-later]';

/** Whether there was a sign of somebody. */
export function wasSeenEarly(): boolean {
  return window.early?.isSeen ?? false;
}

/** The button in `frame` that was pressed before the frame was listening; given once. */
export function takeEarlyPress(frame: Element): HTMLElement | null {
  const { early } = window;
  const pressed = early?.pressed;
  if (!early || !pressed || !frame.contains(pressed)) return null;
  early.pressed = null;
  return pressed;
}

/**
 * What presses again, once the page is alive, the button that was pressed before now. What is pressed
 * from now on React keeps by itself; so it is asked for just before React is given the page.
 */
export function pressAgainLater(): () => void {
  const pressed = window.early?.pressed;
  if (!pressed || pressed.closest(LATER)) return () => {};
  return () => {
    if (pressed.isConnected) pressed.click();
  };
}
