/** Which job a company's page has open, as it stands in the query. */

const KEY = 'lowongan';

/** The open job's id; empty where none is open. */
export function jobIn(params: URLSearchParams): string {
  const id = params.get(KEY) ?? '';
  return /^\d{1,20}$/.test(id) ? id : '';
}

/** The address with this job open, or with none where `id` is empty; what else stands there stays. */
export function jobHref(search: string, id: string): string {
  const params = new URLSearchParams(search);
  if (id === '') params.delete(KEY);
  else params.set(KEY, id);
  return `?${params}`;
}
