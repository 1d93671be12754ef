/** The sidebar's icons, which only the portal draws: path data on a 24 px grid. */
import { Glyph } from '../../ui/icon';

const PATHS: Readonly<Record<string, string>> = {
  home: 'M4 11.5 12 4l8 7.500V20h-5.500v-5.500h-5V20H4z',
  calendar: 'M4 6.500h16V20H4zM4 10.500h16M8 3.500v5m8-5v5',
  receipt: 'M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9 8h6m-6 4h6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.500c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  wallet: 'M4 7.500h15a1 1 0 0 1 1 1V19H5a1 1 0 0 1-1-1zm0 0L16 4v3.500M16 13.200v.1',
  queue: 'M4 6.500h10M4 12h10M4 17.500h6m6-1.500 2 2 3.500-4',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM2.500 19.500c.6-3.300 3-5 6.500-5s5.900 1.700 6.500 5M16 5.500a3.300 3.300 0 0 1 0 6.200m2 3.300c2 .7 3.200 2.200 3.500 4.500',
  tray: 'M4 13h5l1.500 2.500h3L15 13h5M4 13 6.500 5h11L20 13v6H4z',
  quote: 'M4 5h16v11.500H10L5.500 20.500v-4H4zm5 4h6m-6 3.500h4',
  pen: 'M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500 17.500 10',
  folder: 'M3.500 6h6l2 2.500h9V19h-17z',
  settings: 'M5 6.500h8m4 0h2M5 12h2m4 0h8M5 17.500h8m4 0h2M13 4.500v4m-6 1.500v4m6 1.500v4',
  shield:
    'M12 3.500 4.500 6v5.500c0 4.500 3 7.500 7.500 9 4.500-1.500 7.500-4.500 7.500-9V6zm-3 8.500 2.200 2.200L15.200 10',
  medal:
    'M12 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Zm-3.500 10L7 21l5-2.500 5 2.500-1.500-7.500',
};

/** An icon by its name in the page table; one it lacks draws nothing. */
export function PortalIcon({ name }: { name: string }) {
  return <Glyph path={PATHS[name] ?? ''} size={22} />;
}

/** The names of all icons. */
export const iconNames: readonly string[] = Object.keys(PATHS);
