import { useLayoutEffect, useRef } from 'react';
import { useBoot } from '../../../core/app-context';
import { useNow } from '../../../core/hydration/live';
import { pagePath } from '../../../router/page-table';
import {
  type Appointment,
  appointmentPath,
  hasBegun,
  timeText,
  writeCode,
} from '../../../sections/organisations/appointment/appointment';
import { SaveMeeting } from '../../../sections/organisations/appointment/save-meeting';
import { Badge } from '../../../ui/badge';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ActionRow } from '../../../ui/container';
import { useCopy } from '../../../ui/use-copy';
import { OwnTime } from '../../../ui/value';
import styles from './appointment-facts.module.css';

const MINUTE_MS = 60_000;

interface AppointmentFactsProps {
  appointment: Appointment;
  /** Whether the visitor has come here by a link of the app, which is gone with its focus. */
  takesFocus: boolean;
}

/** An appointment as it stands: when, about what, who calls, and what can be taken along of it. */
export function AppointmentFacts({ appointment, takesFocus }: AppointmentFactsProps) {
  const { tenant } = useBoot();
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what led here has lost the focus.
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) ref.current?.focus();
  }, []);
  const { start, before, state, topic } = appointment;
  const isOver = hasBegun(appointment, useNow(MINUTE_MS));
  const isOff = state === 'cancelled';
  const When = isOff ? 's' : 'span';
  return (
    <div ref={ref} tabIndex={-1}>
      <Card as="article" className={styles.card ?? ''}>
        <StateBadge appointment={appointment} isOver={isOver} />
        <h2 className={styles.when}>
          <When>
            {timeText(start)}
            <OwnTime value={start} />
          </When>
        </h2>
        <p>{topic}, 30 menit, tanpa biaya.</p>
        {state === 'moved' && !isOver && (
          <p>
            Permintaan pindah dari {timeText(before)} sudah kami terima. Waktu yang baru berlaku
            setelah tim kami mengonfirmasinya lewat surel.
          </p>
        )}
        {isOff ? (
          <p>Pembatalannya sudah kami terima; tim kami mengonfirmasinya lewat surel.</p>
        ) : (
          !isOver && (
            <p>
              Yang menghubungimu tim {tenant.name}, lewat surel dan WhatsApp. Tautan pertemuannya
              ada di surel konfirmasi.
            </p>
          )
        )}
        <ActionRow>
          {!isOver && <SaveMeeting appointment={appointment} />}
          <CopyLink appointment={appointment} />
          {(isOff || isOver) && (
            <ButtonLink size="small" to={pagePath('make-appointment')}>
              Buat perjanjian baru
            </ButtonLink>
          )}
        </ActionRow>
        <p className={styles.note}>
          Halaman ini dibuat dari tautannya dan dari yang disimpan peramban ini. Bila jadwalnya
          diubah dari perangkat lain atau lewat surel, yang berlaku surel terakhir dari tim kami.
        </p>
      </Card>
    </div>
  );
}

function StateBadge({ appointment, isOver }: { appointment: Appointment; isOver: boolean }) {
  if (appointment.state === 'cancelled') return <Badge tone="red">Dibatalkan</Badge>;
  if (isOver) return <Badge>Sudah lewat</Badge>;
  if (appointment.state === 'moved') return <Badge tone="orange">Menunggu konfirmasi</Badge>;
  return <Badge tone="green">Tercatat</Badge>;
}

const COPIED = {
  none: 'Salin tautan halaman ini',
  copied: 'Tautan disalin',
  failed: 'Tautan tidak bisa disalin',
} as const;

function CopyLink({ appointment }: { appointment: Appointment }) {
  const { tenant } = useBoot();
  const path = appointmentPath(writeCode(appointment, tenant.domain));
  const { outcome, copy } = useCopy(async () => new URL(path, location.href).href);
  return (
    <Button variant="ghost" size="small" data-scripted="" onClick={() => void copy()}>
      <span role="status">{COPIED[outcome]}</span>
    </Button>
  );
}
