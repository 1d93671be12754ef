import { Badge, type BadgeTone } from '../../ui/badge';

const LOOKS: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  requested: { label: 'Menunggu', tone: 'orange' },
  approved: { label: 'Disetujui', tone: 'blue' },
  paid: { label: 'Dibayar', tone: 'green' },
  rejected: { label: 'Ditolak', tone: 'red' },
};

/** The states a payout can be in, in the order of its way. */
export const PAYOUT_STATES = Object.keys(LOOKS);

/** A state in words; one nobody knows is the service's own. */
export function payoutStateLabel(status: string): string {
  return LOOKS[status]?.label ?? (status || 'Belum diketahui');
}

/** Where a payout stands. */
export function PayoutStatus({ status }: { status: string }) {
  return (
    <Badge tone={LOOKS[status]?.tone ?? 'grey'} dot>
      {payoutStateLabel(status)}
    </Badge>
  );
}
