/** The second designs of the layouts, apart from the landings: one page shows them. */
import { type DesignModule, designs } from './designs';

const seconds = designs(import.meta.glob<DesignModule>('./*/second.tsx'), 'second');

export const loadSecond = seconds.load;
export const secondFor = seconds.componentFor;
