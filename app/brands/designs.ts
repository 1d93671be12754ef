/**
 * The designs of the layouts, found by convention: app/brands/<layout>/landing.tsx and second.tsx.
 * Both are optional; what a layout lacks, the default layout stands in for (spec section 1).
 */
import { type ComponentType, lazy } from 'react';
import { type LaterPart, loadParts } from '../core/hydration/later';
import { loadChunk } from '../router/chunk-guard';

/** The default tenant's layout, put in at build (app/art/identity/vite-plugin.ts). */
declare const __DEFAULT_LAYOUT__: string;

export interface DesignModule {
  readonly default: ComponentType;
  /** What the design shows further down (core/hydration/later.tsx). */
  readonly parts?: readonly LaterPart[];
}

export type Files = Readonly<Record<string, () => Promise<DesignModule>>>;

/** One half of the designs, out of its files by their paths. */
export function designs(files: Files, part: 'landing' | 'second') {
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
