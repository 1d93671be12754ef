/** A size in bytes as people read it: "312 B", "4,2 KB", "1,3 MB". */
export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)),
  );
  const value = bytes / 1024 ** step;
  const digits = step > 0 && value < 100 ? 1 : 0;
  return `${value.toFixed(digits).replace(/\.0$/, '').replace('.', ',')} ${units[step]}`;
}
