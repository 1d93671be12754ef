/**
 * Bundles the stand-in upstream to one ES module that Miniflare can run.
 * @returns the absolute path of the module
 */
export function bundleUpstream(): Promise<string>;
