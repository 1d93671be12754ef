/**
 * Names an owner without their id. It tells apart, and hides nothing from who can try all ids: 53 bits
 * of a mixing function (cyrb53), which unlike the browser's own needs neither https nor a wait.
 */
export function markOf(userId: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of Array.from(userId, (letter) => letter.codePointAt(0) ?? 0)) {
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mix = (one: number, other: number) =>
    Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  [high, low] = [mix(high, low), mix(low, high)];
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
