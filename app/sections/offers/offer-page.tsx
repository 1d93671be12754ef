import type { ReactNode } from 'react';
import { useBoot } from '../../core/app-context';
import { inOrder, mannerOf, type Part } from './order';
import '../rooms/offers.css';

interface OfferPageProps {
  /** The page's opening. */
  opening: ReactNode;
  parts: Readonly<Partial<Record<Part, ReactNode>>>;
  /** How it ends: the way on. */
  end?: ReactNode;
}

/** A page about what the brand offers, its parts set and put in order by the brand's room. */
export function OfferPage({ opening, parts, end }: OfferPageProps) {
  const manner = mannerOf(useBoot().look.room);
  return (
    <>
      {opening}
      <div data-offer={manner}>
        {inOrder(manner, parts).map(([part, content]) => (
          <div key={part} data-part={part}>
            {content}
          </div>
        ))}
      </div>
      {end}
    </>
  );
}
