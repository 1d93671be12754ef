import type { ReactNode } from 'react';
import { getLearner, type Learner } from '../../../api/learner';
import type { Role, User } from '../../../api/user';
import { useCall } from '../../../data/use-call';
import { LearnerShelves } from '../../learning/learner-shelves';
import { PortalPage } from '../portal-page';
import { LeadDesk } from './lead-desk';
import { SiteFigures, StaffDesk } from './staff-desk';
import { WriterDesk } from './writer-desk';

interface DeskProps {
  user: User;
  title: string;
  /** The ways to the pages of this role, for screens without the sidebar. */
  tools: ReactNode;
}

/** Where those begin who work here: what waits for them, before what they learn themselves. */
export default function Desk({ user, title, tools }: DeskProps) {
  return (
    <PortalPage title={title} lead={LEADS[user.role ?? 'student'] ?? ''}>
      <OfRole role={user.role} />
      {tools}
      <OwnLearning />
    </PortalPage>
  );
}

const LEADS: Partial<Record<Role, string>> = {
  superadmin: 'Ini meja kerjamu: yang menunggu keputusanmu, drafmu, dan angka situs.',
  admin: 'Ini meja kerjamu: yang menunggu keputusanmu, drafmu, dan angka situs.',
  writer: 'Ini meja kerjamu: draf yang belum terbit, dan tulisan terbaru.',
  lead_program: 'Ini meja kerjamu: kelas dan sekolah di program yang kamu pimpin.',
  lead_region: 'Ini meja kerjamu: sekolah dan kelas di wilayah yang kamu pimpin.',
};

function OfRole({ role }: { role: Role | null }) {
  switch (role) {
    case 'superadmin':
    case 'admin':
      return (
        <>
          <StaffDesk />
          <WriterDesk />
          <SiteFigures />
        </>
      );
    case 'writer':
      return <WriterDesk />;
    case 'lead_program':
    case 'lead_region':
      return <LeadDesk role={role} />;
    default:
      return null;
  }
}

/** What they take part in themselves, where there is anything: an empty shelf is in nobody's way. */
function OwnLearning() {
  const reading = useCall(getLearner());
  if (reading.status !== 'ready' || isEmpty(reading.data)) return null;
  return <LearnerShelves learner={reading.data} />;
}

function isEmpty({ enrolments, events, invoices }: Learner): boolean {
  return enrolments.length + events.length + invoices.length === 0;
}
