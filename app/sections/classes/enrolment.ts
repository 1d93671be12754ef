/** What a visitor can do about a class, by its state. */
import type { ClassItem } from '../../api/class';
import { formatDate } from '../../core/wib';
import { seatsLeft } from './class-facts';

/** What the enrol card offers. */
export interface Enrolment {
  /** Text of the button, or of what stands in its place. */
  readonly action: string;
  /** Whether there is a button that leads to enrolment. */
  readonly isOpen: boolean;
  /** One sentence below the button; may be empty. */
  readonly note: string;
}

/** By the priority of the status badge (spec section 2). */
export function enrolmentOf(item: ClassItem): Enrolment {
  if (item.isComingSoon) {
    return closed(
      'Segera dibuka',
      'Pendaftaran belum dibuka. Simpan halaman ini dan cek lagi nanti.',
    );
  }
  if (item.isRegistrationOpen) return openEnrolment(item);
  if (item.isStarted) {
    return closed(
      'Kelas sedang berlangsung',
      'Pendaftaran sudah ditutup. Nantikan angkatan berikutnya.',
    );
  }
  if (item.isEnded) {
    return closed('Kelas telah selesai', 'Kelas ini sudah berakhir.');
  }
  return closed('Segera dimulai', 'Pendaftaran sudah ditutup dan kelas akan segera dimulai.');
}

function openEnrolment(item: ClassItem): Enrolment {
  if (item.quota > 0 && seatsLeft(item) === 0) {
    return closed('Kuota penuh', 'Semua kursi sudah terisi.');
  }
  const until = formatDate(item.registrationEndDate);
  const note = until === '' ? '' : `Pendaftaran ditutup ${until}.`;
  return { action: item.price === 0 ? 'Daftar gratis' : 'Daftar sekarang', isOpen: true, note };
}

function closed(action: string, note: string): Enrolment {
  return { action, isOpen: false, note };
}
