/**
 * Hides the pointer that nobody has moved: for `addInitScript`. Chromium's headless shell reports one in
 * the corner of each page that loads, and the site would take it for a visitor who is there.
 */
export function ignoreUnmovedPointer() {
  const ignore = (/** @type {PointerEvent} */ event) => {
    const { clientX, clientY, movementX, movementY } = event;
    const isUnmoved = [clientX, clientY, movementX, movementY].every((at) => at === 0);
    if (event.isTrusted && isUnmoved) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', ignore, { capture: true });
}
