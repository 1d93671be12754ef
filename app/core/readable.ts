/** Whether a file is still as it was chosen: one that was changed, moved or deleted since cannot be read. */
export function isReadable(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
