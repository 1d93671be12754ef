import { LaterParts, laterPart } from '../../core/hydration/later';

/** The table of contents, and the groups in its order. */
export const parts = [
  laterPart(() => import('./opening').then(({ Opening }) => Opening)),
  laterPart(() => import('./live').then(({ Classes }) => Classes)),
  laterPart(() => import('./live').then(({ Programs }) => Programs)),
  laterPart(() => import('./live').then(({ People }) => People)),
  laterPart(() => import('./still').then(({ Given }) => Given)),
  laterPart(() => import('./rooms').then(({ Rooms }) => Rooms)),
  laterPart(() => import('./states').then(({ Told }) => Told)),
  laterPart(() => import('./controls').then(({ Fields }) => Fields)),
  laterPart(() => import('./controls').then(({ Shown }) => Shown)),
  laterPart(() => import('./words').then(({ Charts }) => Charts)),
  laterPart(() => import('./words').then(({ Read }) => Read)),
];

/** For developers: every section and every component in the states it can be in, under one heading. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
