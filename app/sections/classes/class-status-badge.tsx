import { Badge, type BadgeTone } from '../../ui/badge';

/** The four flags a class carries; the first that is set, in this order, decides. */
export type ClassFlags = {
  isComingSoon?: boolean;
  isRegistrationOpen?: boolean;
  isStarted?: boolean;
  isEnded?: boolean;
};

export type ClassStatus = { tone: BadgeTone; label: string };

const BY_PRIORITY: [keyof ClassFlags, ClassStatus][] = [
  ['isComingSoon', { tone: 'orange', label: 'Akan Datang' }],
  ['isRegistrationOpen', { tone: 'green', label: 'Pendaftaran Dibuka' }],
  ['isStarted', { tone: 'blue', label: 'Sedang Berlangsung' }],
  ['isEnded', { tone: 'red', label: 'Telah Selesai' }],
];

/** A class's status by the priority of spec section 2; without any flag it is about to start. */
export function classStatus(flags: ClassFlags): ClassStatus {
  const found = BY_PRIORITY.find(([flag]) => flags[flag] === true);
  return found?.[1] ?? { tone: 'grey', label: 'Segera Dimulai' };
}

/** The status badge of a class. */
export function ClassStatusBadge({ flags }: { flags: ClassFlags }) {
  const { tone, label } = classStatus(flags);
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}
