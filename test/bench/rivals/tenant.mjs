/** The tenant of a host, as a worker written by hand finds it. */
import table from '../../../tenants.json';

const byHost = new Map(table.tenants.flatMap((row) => row.hosts.map((host) => [host, row])));
const byKey = new Map(table.tenants.map((row) => [row.key, row]));
const suffixes = [...byHost].filter(([host]) => host.startsWith('*.'));

/** @param {string} header the Host header */
export function tenantOf(header) {
  const host = header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const wildcard = () => suffixes.find(([suffix]) => host.endsWith(suffix.slice(1)))?.[1];
  const preview = () => (host.endsWith('.localhost') ? byKey.get(host.slice(0, -10)) : undefined);
  return byHost.get(host) ?? wildcard() ?? preview() ?? byKey.get(table.default);
}
