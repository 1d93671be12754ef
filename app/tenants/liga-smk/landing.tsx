import { laterPart } from '../../ui/later';
import { LaterParts } from '../../ui/later-parts';
import { Table } from './table';

/** What stands below the table, from above to below. */
export const parts = [
  laterPart(() => import('./team-sheet').then(({ TeamSheet }) => TeamSheet)),
  laterPart(() => import('./below').then(({ Season }) => Season)),
  laterPart(() => import('./below').then(({ Grounds }) => Grounds)),
  laterPart(() => import('./below').then(({ Kickoff }) => Kickoff)),
];

/** The league's table is its front door. */
export default function Landing() {
  return (
    <>
      <Table />
      <LaterParts parts={parts} />
    </>
  );
}
