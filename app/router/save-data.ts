import type { Boot } from '../core/boot';
import { isRecord } from '../core/schema';

/**
 * Whether the visitor asks for less data: by the document they were sent, the browser's setting, or a
 * connection of the second generation. Browsers that do not tell count as not asking, and who has
 * pressed the footer's switch off is believed (worker/core/src/document/variant.rs).
 */
export function savesData(boot: Pick<Boot, 'savesData'>, from: object = navigator): boolean {
  if (boot.savesData || document.cookie.includes('hemat=0')) return boot.savesData;
  const connection = 'connection' in from && isRecord(from.connection) ? from.connection : {};
  return connection.saveData === true || /(^|-)2g$/.test(String(connection.effectiveType));
}
