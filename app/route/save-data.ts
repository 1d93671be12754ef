import { isRecord } from '../decode';

/**
 * Whether the visitor asks for less data, by the browser's setting or a connection of the second
 * generation. Browsers that do not tell count as not asking.
 */
export function savesData(from: object = navigator): boolean {
  const connection = 'connection' in from && isRecord(from.connection) ? from.connection : {};
  return connection.saveData === true || /(^|-)2g$/.test(String(connection.effectiveType));
}
