/** Times within a recording, in seconds. */

/** As a player shows them: 75 gives "1:15", 3675 gives "1:01:15". */
export function clock(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** As they are said: 75 gives "1 menit 15 detik". */
export function spokenTime(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const said = [
    hours > 0 && `${hours} jam`,
    minutes > 0 && `${minutes} menit`,
    (rest > 0 || (hours === 0 && minutes === 0)) && `${rest} detik`,
  ];
  return said.filter(Boolean).join(' ');
}

/** A place moved by some seconds, within the recording; one of unknown length has no end. */
export function moved(from: number, by: number, length: number): number {
  const end = Number.isFinite(length) && length > 0 ? length : Number.POSITIVE_INFINITY;
  return Math.min(end, Math.max(0, from + by));
}

function partsOf(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    rest: whole % 60,
  };
}
