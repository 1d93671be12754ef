/** Files that the app gives the visitor to keep. */

import { vi } from 'vitest';

/** The names of the files that are given from here on; none of them reaches a disk. */
export function downloads(): string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:berkas', revokeObjectURL() {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
