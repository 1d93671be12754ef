import { Glyph } from '../../ui/icon';

/** Stroke icons that only the chat has, on the same 24 px grid as the design system's. */
const PATHS = {
  check: 'm5 12.5 4.5 4.500L19 7.5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  edit: 'M4 20h4L19 9l-4-4L4 16zm9-13 4 4',
  expand: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  history: 'M4 4v5h5M4.500 9a8.5 8.5 0 1 1-1 4M12 8v4.500l3 2',
  'panel-close': 'M6 6l12 12M18 6 6 18',
  mic: 'M12 4a2.500 2.500 0 0 0-2.500 2.500v5a2.500 2.500 0 0 0 5 0v-5A2.500 2.500 0 0 0 12 4zM6.500 11.500a5.500 5.500 0 0 0 11 0M12 17v3.500',
  more: 'M4.500 11.500h1v1h-1zm7 0h1v1h-1zm7 0h1v1h-1z',
  note: 'M6 4h12v16H6zM9 9h6M9 13h6',
  'pin-up': 'M9 4h6l-1 6 4 4H6l4-4zM12 14v6',
  plus: 'M12 5v14M5 12h14',
  send: 'M12 19.500V5m-6 6 6-6 6 6',
  share: 'M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7',
  speak: 'M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  stop: 'M7.500 7.500h9v9h-9z',
  'thumb-down':
    'M7 14H4V4h3m0 10V4m0 10 4 7c1.600 0 2.500-1 2.500-2.500V15H19a2 2 0 0 0 2-2.400l-1.400-7A2 2 0 0 0 17.600 4H7',
  'thumb-up':
    'M7 10H4v10h3m0-10v10m0-10 4-7c1.600 0 2.500 1 2.500 2.500V9H19a2 2 0 0 1 2 2.400l-1.400 7a2 2 0 0 1-2 1.600H7',
  trash: 'M4 7h16M9.500 7V4h5v3M6 7l1 13h10l1-13M10 11v5.500m4-5.500v5.500',
} as const;

export type ChatIconName = keyof typeof PATHS;

/** Decorative: what it means is said by the text or the label beside it. `size` is in pixels. */
export function ChatIcon({ name, size = 18 }: { name: ChatIconName; size?: number }) {
  return <Glyph path={PATHS[name]} size={size} />;
}
