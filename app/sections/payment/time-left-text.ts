/** How long something can still be paid, in words. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "1 hari 3 jam", "2 jam 5 menit", "12 menit", "kurang dari 1 menit"; null when it is over. */
export function timeLeftText(ms: number): string | null {
  if (!(ms > 0)) return null;
  const [days, hours, minutes] = [
    Math.floor(ms / DAY),
    Math.floor((ms % DAY) / HOUR),
    Math.floor((ms % HOUR) / MINUTE),
  ];
  if (days > 0) return hours > 0 ? `${days} hari ${hours} jam` : `${days} hari`;
  if (hours > 0) return minutes > 0 ? `${hours} jam ${minutes} menit` : `${hours} jam`;
  return minutes > 0 ? `${minutes} menit` : 'kurang dari 1 menit';
}
