/** Goes to the target of the address's fragment; a reload keeps the place that was scrolled to instead. */
export function showFragment(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  if (!isReload) document.getElementById(fragmentId(location.hash))?.scrollIntoView();
}

function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
