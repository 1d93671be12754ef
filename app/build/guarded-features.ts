/**
 * What built files use though one of the oldest browsers lacks it, and why that is no loss: it is asked
 * for before it is used, has a fallback, or the page is whole without it.
 */
const LOOK = 'Looks alone: the page is as readable without it.';
const ASKED = 'Asked for before it is used.';
const FALLBACK = 'Has a value behind @supports (app/build/css-fallbacks.ts).';
const OWN_PART = 'A part of a native control in one engine; the others have a rule of their own.';
const TRANSITION = 'Pages change without a transition where there is none.';

export const GUARDED: Readonly<Record<string, string>> = {
  'color-mix()': FALLBACK,
  container_query_length_units: FALLBACK,
  lh: FALLBACK,
  viewport_percentage_units_dynamic: FALLBACK,
  viewport_percentage_units_large: FALLBACK,
  viewport_percentage_units_small: FALLBACK,
  ':has': 'Choices show their native controls (app/ui/base.css).',
  'container-type': 'Only for units of the container.',
  container: 'Rows of lists stay as on a phone without it.',
  '@container': 'Rows of lists stay as on a phone without it.',
  ':-moz-progress-bar': OWN_PART,
  ':-moz-range-thumb': OWN_PART,
  ':-moz-range-track': OWN_PART,
  ':-webkit-progress-bar': OWN_PART,
  ':-webkit-progress-value': OWN_PART,
  ':-webkit-slider-runnable-track': OWN_PART,
  ':-webkit-slider-thumb': OWN_PART,
  ':details-content': 'Questions open without a movement.',
  ':modal': 'Safari 15.4 has it; the table knows of 15.6.',
  ':selection': LOOK,
  ':view-transition-group': TRANSITION,
  ':view-transition-new': TRANSITION,
  ':view-transition-old': TRANSITION,
  'view-transition-name': TRANSITION,
  '@page': 'Only the margins of a printed page.',
  'contain-intrinsic-size': 'Only with content-visibility.',
  'content-visibility': 'Saves work; everything is laid out at once without it.',
  'corner-shape': LOOK,
  'field-sizing': 'Fields keep a width of their own.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'interpolate-size': 'Parts open without a movement.',
  'overflow-clip-margin': LOOK,
  'overscroll-behavior': 'The page may scroll on behind a part that has reached its end.',
  resize: 'Areas keep their height.',
  'scrollbar-color': LOOK,
  'scrollbar-width': LOOK,
  'text-size-adjust': LOOK,
  'overflow-anchor': 'What does not know it moves nothing by itself.',
  'text-wrap': LOOK,
  '.take()': 'The name of functions of our own.',
  'document.startViewTransition': ASKED,
  MediaMetadata: ASKED,
  'navigator.canShare': ASKED,
  'navigator.connection': ASKED,
  'navigator.mediaSession': ASKED,
  'navigator.share': ASKED,
  'scheduler.yield': ASKED,
  SpeechSynthesisUtterance: ASKED,
  'window.speechSynthesis': ASKED,
};
