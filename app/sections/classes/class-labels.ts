/** What a class's fixed values are called. */
import type { ClassLevel, ClassState, ClassType } from '../../api/class';

export const stateLabels: Readonly<Record<ClassState, string>> = {
  registration: 'Pendaftaran Dibuka',
  coming_soon: 'Akan Datang',
  started: 'Sedang Berlangsung',
  ended: 'Telah Selesai',
};

export const levelLabels: Readonly<Record<ClassLevel, string>> = {
  beginner: 'Pemula',
  intermediate: 'Menengah',
  advanced: 'Lanjutan',
};

export const typeLabels: Readonly<Record<ClassType, string>> = {
  online: 'Daring',
  offline: 'Tatap muka',
  hybrid: 'Hibrida',
};
