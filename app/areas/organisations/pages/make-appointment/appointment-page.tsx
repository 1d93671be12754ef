import { useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp, useBoot } from '../../../../core/app-context';
import { useIsHydrated, useNow } from '../../../../core/hydration/live';
import { useLookAgain } from '../../../../data/use-look-again';
import { pagePath } from '../../../../router/page-table';
import {
  appointmentPath,
  codeIn,
  hasBegun,
  readCode,
  timeText,
  writeCode,
} from '../../../../sections/organisations/appointment/appointment';
import {
  newestOf,
  ownAppointments,
} from '../../../../sections/organisations/appointment/own-appointments';
import { AppLink } from '../../../../ui/app-link';
import { Container } from '../../../../ui/container';
import { Notice, Skeleton } from '../../../../ui/feedback';
import { AppointmentFacts } from '../../appointment/appointment-facts';
import styles from './appointment-page.module.css';
import { ChangeForm } from './change-form';

const MINUTE_MS = 60_000;

/** The page of an appointment that its link carries; without one it asks which appointment is meant. */
export function AppointmentPart() {
  const { work } = useApp();
  const { domain } = useBoot().tenant;
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  const [begun] = useState({ isDocument: !isHydrated, key });
  // On a page that was loaded as a document the browser keeps the focus.
  const takesFocus = !begun.isDocument || begun.key !== key;
  const now = useNow(MINUTE_MS);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  // It may have been changed in another tab.
  useLookAgain(lookAgain);
  // The edge is not sent the fragment.
  const code = isHydrated ? codeIn(hash) : '';
  const read = code === '' ? null : readCode(code, domain);
  const appointment = read && newestOf(read, work, domain);
  const isClosed =
    appointment !== null && (appointment.state === 'cancelled' || hasBegun(appointment, now));
  return (
    <>
      <Container className={styles.facts ?? ''}>
        {!isHydrated && <Waiting />}
        {appointment && <AppointmentFacts key={appointment.id} {...{ appointment, takesFocus }} />}
        {isHydrated && appointment === null && <Unknown isBroken={code !== ''} />}
      </Container>
      <ChangeForm appointment={appointment} isClosed={isClosed} />
    </>
  );
}

/** Keeps the place of what the link carries until it can be read. */
function Waiting() {
  return (
    <div data-scripted="" aria-hidden="true">
      <Skeleton height="18rem" />
    </div>
  );
}

/** Says that the link does not tell an appointment, and the ways on: those kept here, and the form. */
function Unknown({ isBroken }: { isBroken: boolean }) {
  const { work } = useApp();
  const { domain } = useBoot().tenant;
  const now = useNow();
  const own = ownAppointments(work, domain).filter(
    (one) => one.state !== 'cancelled' && !hasBegun(one, now),
  );
  return (
    <Notice>
      <p>
        {isBroken
          ? 'Tautan ini terpotong, berubah, atau dibuat di situs lain, jadi janjinya tidak bisa ditampilkan. Buka lagi tautan yang lengkap, atau tulis di bawah janji mana yang kamu maksud.'
          : 'Alamat ini tidak menyebut janji mana. Buka tautan yang kamu simpan, atau tulis di bawah janji mana yang kamu maksud.'}
      </p>
      {own.length > 0 && (
        <>
          <p>Janji yang tersimpan di peramban ini:</p>
          <ul className={styles.own}>
            {own.map((one) => (
              <li key={one.id}>
                <AppLink to={appointmentPath(writeCode(one, domain))}>
                  {timeText(one.start)}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <AppLink to={pagePath('make-appointment')}>Buat perjanjian baru</AppLink>
      </p>
    </Notice>
  );
}
