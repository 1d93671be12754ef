/** A class's week: which of its days it meets, from when to when. */

export interface Meeting {
  readonly day: string;
  readonly time: string;
}

/** A meeting in its day's column; hours of the day as numbers, 19.5 for half past seven. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

export const DAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

const TIMES = /(\d{1,2})[.:](\d{2})\s*[–-]\s*(\d{1,2})[.:](\d{2})/;

/** The seven days with their meetings; null where one of the meetings cannot be read as a day and two times. */
export function weekOf(schedule: readonly Meeting[]): readonly (readonly Block[])[] | null {
  const week: Block[][] = DAYS.map(() => []);
  for (const { day, time } of schedule) {
    const column = week[DAYS.findIndex((name) => name.toLowerCase() === day.trim().toLowerCase())];
    const block = blockOf(time);
    if (column === undefined || block === null) return null;
    column.push(block);
  }
  return schedule.length > 0 ? week : null;
}

function blockOf(time: string): Block | null {
  const [, ...found] = TIMES.exec(time) ?? [];
  const [hour = 24, minute = 0, endHour = 0, endMinute = 0] = found.map(Number);
  const [from, to] = [hour + minute / 60, endHour + endMinute / 60];
  return from < to && to <= 24 ? { from, to } : null;
}

/** The hours that a week's columns show: all meetings with an hour around them. */
export function hoursOf(week: readonly (readonly Block[])[]): Block {
  const blocks = week.flat();
  return {
    from: Math.max(0, Math.floor(Math.min(...blocks.map(({ from }) => from))) - 1),
    to: Math.min(24, Math.ceil(Math.max(...blocks.map(({ to }) => to))) + 1),
  };
}
