/** What is said of a class in words: dates, seats, picture seed. */
import type { ClassItem } from '../../api/class';
import { formatDate, formatDateRange, parseTime } from '../../core/wib';
import type { Art } from '../../ui/art-image';
import { formatNumber } from '../../ui/format';
import { typeLabels } from './class-labels';

/** When it runs: "3–20 Nov 2026", or that the dates are still to come. */
export function scheduleText({ startDate, endDate }: ClassItem): string {
  if (parseTime(startDate) && parseTime(endDate)) return formatDateRange(startDate, endDate);
  return formatDate(startDate, 'short') || 'Jadwal menyusul';
}

/** How it is held and where: "Tatap muka · Bandung". */
export function placeText({ type, city }: ClassItem): string {
  const how = type === '' ? '' : typeLabels[type];
  return [how, type === 'online' ? '' : city].filter((part) => part !== '').join(' · ');
}

/** Where it belongs: "Program Web · BB-104". */
export function originText({ program, code }: ClassItem): string {
  return [program.name, code].filter((part) => part !== '').join(' · ');
}

/** Seats left: null where the number of seats is not limited or registration is over. */
export function seatsText(item: ClassItem): string | null {
  if (item.quota <= 0 || !item.isRegistrationOpen) return null;
  const left = seatsLeft(item);
  return left > 0 ? `Sisa ${formatNumber(left)} kursi` : 'Kuota penuh';
}

/** How many more students the class takes. */
export function seatsLeft({ quota, totalStudents }: ClassItem): number {
  return Math.max(0, quota - totalStudents);
}

/** What is drawn of a class that has no picture. */
export function classArt({ slug, level, program }: ClassItem): Art {
  return { kind: 'works', seed: slug, level, subject: program.name };
}
