import { useBoot } from '../core/app-context';

/**
 * The brand's picture of what is not there: a file of the build (app/art/absences), so that it can be had
 * where the platform and the edge's own drawing cannot.
 */
export function Absence({ className }: { className?: string | undefined }) {
  const { tenant } = useBoot();
  return (
    <img
      src={`/brand/${encodeURIComponent(tenant.key)}/missing.svg`}
      alt=""
      width={480}
      height={360}
      className={className}
    />
  );
}
