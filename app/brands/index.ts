/** The landings of the layouts. */
import { type DesignModule, designs } from './designs';

const landings = designs(import.meta.glob<DesignModule>('./*/landing.tsx'), 'landing');

/**
 * Loads a layout's landing, or the default one; a page's loader waits for it, so that nothing flashes.
 * Its parts come with it, unless its markup is there.
 */
export const loadLanding = landings.load;
/** A layout's landing, at once when it was loaded before; otherwise it suspends. */
export const landingFor = landings.componentFor;
/** Whether a layout has a landing of its own. */
export const hasLanding = landings.has;
