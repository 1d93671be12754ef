/** Hands a file to the browser. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser has taken the file once this task is over.
  setTimeout(() => URL.revokeObjectURL(href), 0);
}
