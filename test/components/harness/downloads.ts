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

/** The last of the files that are given from here on, as text. */
export function lastDownload(): () => Promise<string> {
  downloads();
  let last: Blob | null = null;
  const createObjectURL = (blob: Blob) => {
    last = blob;
    return 'blob:berkas';
  };
  Object.assign(URL, { createObjectURL });
  return async () => {
    const given = last;
    if (given === null) throw new Error('No file was given');
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = reject;
      reader.readAsText(given);
    });
  };
}
