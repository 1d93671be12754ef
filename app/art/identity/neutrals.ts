/** The neutral colours of a palette, computed from its ground and its ink. */
import { formatHex, interpolate, wcagLuminance } from 'culori';

/** A palette's two ends, as `#rrggbb`. */
export interface Ends {
  readonly ground: string;
  readonly ink: string;
}

/** Whether text is light on dark. */
export function isDark({ ground, ink }: Ends): boolean {
  return wcagLuminance(ground) < wcagLuminance(ink);
}

/** How much ink is in each neutral, on light and on dark grounds. */
const SHARES: Readonly<Record<string, readonly [light: number, dark: number]>> = {
  '--ink-soft': [0.79, 0.82],
  '--ink-faint': [0.68, 0.7],
  '--line-strong': [0.54, 0.55],
  '--line': [0.12, 0.2],
};

/**
 * Variables by name. What belongs to the brand's live colours (text in the primary colour, tints)
 * stays a mix in CSS, since settings can change those colours.
 */
export function neutrals(ends: Ends): Record<string, string> {
  const dark = isDark(ends);
  const between = interpolate([ends.ground, ends.ink], 'oklab');
  const mixed = Object.entries(SHARES).map(([name, [onLight, onDark]]) => [
    name,
    formatHex(between(dark ? onDark : onLight)),
  ]);
  const raised = dark ? between(0.09) : interpolate([ends.ground, '#ffffff'], 'oklab')(0.72);
  return {
    '--ground': ends.ground,
    '--ground-raised': formatHex(raised),
    '--ink': ends.ink,
    ...Object.fromEntries(mixed),
    ...(dark ? { ...DARK, '--ground-soft': formatHex(between(0.05)) } : {}),
  };
}

/** What a dark ground turns round; `--primary-bright` is the edge's, as `--primary-text` is. */
const DARK = {
  '--scheme': 'dark',
  '--primary-text': 'var(--primary-bright)',
  '--primary-soft': 'color-mix(in oklab,var(--primary) 24%,var(--ground))',
  '--ground-deep': 'color-mix(in oklab,var(--primary) 16%,#05070a)',
  '--shadow-1': 'none',
  '--shadow-2': '0 0 0 1px var(--line)',
  '--shadow-3': '0 0 0 1px var(--line),0 24px 48px -12px #000',
  '--status-orange': '#ffb98a',
  '--status-orange-ground': '#3b2413',
  '--status-green': '#7fe3b0',
  '--status-green-ground': '#10301f',
  '--status-blue': '#a9c8ff',
  '--status-blue-ground': '#16294b',
  '--status-red': '#ffb4ab',
  '--status-red-ground': '#441a1a',
  '--status-grey': '#c6ccd6',
  '--status-grey-ground': '#2c313a',
  '--code-keyword': '#e8b4f5',
};
