/**
 * The designs of the layouts, found by convention: app/tenants/<layout>/landing.tsx and second.tsx.
 * Both are optional; what a layout lacks, the default layout stands in for (spec section 1).
 */
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../route/chunk-guard';
import { type LaterPart, loadParts } from '../ui/later';

/** The default tenant's layout, put in at build (app/brand/vite-plugin.ts). */
declare const __DEFAULT_LAYOUT__: string;

interface DesignModule {
  readonly default: ComponentType;
  /** What the design shows further down (ui/later.tsx). */
  readonly parts?: readonly LaterPart[];
}

type Files = Readonly<Record<string, () => Promise<DesignModule>>>;

const landings = designs(import.meta.glob<DesignModule>('./*/landing.tsx'), 'landing');
const seconds = designs(import.meta.glob<DesignModule>('./*/second.tsx'), 'second');

/**
 * Loads a layout's landing, or the default one; a page's loader waits for it, so that nothing flashes.
 * Its parts come with it, unless its markup is there.
 */
export const loadLanding = landings.load;
/** A layout's landing, at once when it was loaded before; otherwise it suspends. */
export const landingFor = landings.componentFor;
/** Whether a layout has a landing of its own. */
export const hasLanding = landings.has;

export const loadSecond = seconds.load;
export const secondFor = seconds.componentFor;

function designs(files: Files, part: 'landing' | 'second') {
  const components = new Map<string, ComponentType>();
  const pathOf = (layout: string) => `./${layout}/${part}.tsx`;
  const has = (layout: string) => Object.hasOwn(files, pathOf(layout));
  const nameOf = (layout: string) => (has(layout) ? layout : __DEFAULT_LAYOUT__);

  const module = async (name: string): Promise<DesignModule> => {
    const file = files[pathOf(name)];
    if (!file) throw new Error(`The default layout ${name} has no ${part}.tsx`);
    return loadChunk(file);
  };

  const load = async (layout: string, isThere: boolean): Promise<void> => {
    const name = nameOf(layout);
    const { default: component, parts = [] } = await module(name);
    if (!isThere) await loadParts(parts);
    components.set(name, component);
  };

  const componentFor = (layout: string): ComponentType => {
    const name = nameOf(layout);
    const component = components.get(name) ?? lazy(() => module(name));
    components.set(name, component);
    return component;
  };

  return { has, load, componentFor };
}
