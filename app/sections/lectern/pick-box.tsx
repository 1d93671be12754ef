import type { ReactNode } from 'react';
import { useEarlyChoice } from '../../live';

interface PickBoxProps {
  isPicked: boolean;
  onToggle(): void;
  className?: string | undefined;
  children: ReactNode;
}

/** A box to tick with its text, which may be ticked before the page is alive. */
export function PickBox({ isPicked, onToggle, className, children }: PickBoxProps) {
  const early = useEarlyChoice<HTMLInputElement>(({ checked }) => {
    if (checked !== isPicked) onToggle();
  });
  return (
    <label className={className}>
      <input ref={early} type="checkbox" checked={isPicked} onChange={onToggle} />
      {children}
    </label>
  );
}
