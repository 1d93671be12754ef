import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface FactProps {
  icon: IconName;
  name: string;
  /** Empty where it is not known: the fact is left out. */
  children: ReactNode;
}

/** One fact with its sign, in a `<dl>`. */
export function Fact({ icon, name, children }: FactProps) {
  if (children === '') return null;
  return (
    <div>
      <dt>
        <Icon name={icon} size={20} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
