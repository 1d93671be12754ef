import { existsSync } from 'node:fs';
import { ensureBrowser, hasBrowser } from './browser.mjs';
import { ensureWasmBindgen, ensureWorkerBuild } from './cargo-tools.mjs';
import { hasNodePackages, installNodePackages } from './node-packages.mjs';
import {
  findWasmCompiler,
  hasNativeRust,
  installNativeRust,
  installOpenssl,
  installWasmTarget,
} from './rust-target.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * @param {ReturnType<typeof import('./cargo-tools.mjs').cargoTools>} tools
 * @returns {Part[]} all that building and testing the site needs of a machine
 */
export function machineParts({ workerBuild, wasmBindgen }) {
  return [
    {
      key: 'packages',
      name: 'Node packages',
      cost: 15,
      isThere: hasNodePackages,
      make: installNodePackages,
    },
    { key: 'rust', name: 'Rust', cost: 20, isThere: hasNativeRust, make: installNativeRust },
    {
      key: 'target',
      name: "Rust's wasm target",
      needs: ['rust'],
      // Two seconds by rustup, a minute out of Debian's packages.
      cost: 30,
      isThere: async () => (await findWasmCompiler()) !== undefined,
      make: installWasmTarget,
    },
    {
      key: 'worker-build',
      name: `worker-build ${workerBuild.version}`,
      needs: ['rust'],
      cost: 85,
      isThere: () => existsSync(workerBuild.file),
      make: () => installOpenssl().then(ensureWorkerBuild),
    },
    {
      key: 'wasm-bindgen',
      name: `wasm-bindgen ${wasmBindgen.version}`,
      needs: ['rust'],
      cost: 50,
      isThere: () => existsSync(wasmBindgen.file),
      make: ensureWasmBindgen,
    },
    {
      key: 'browser',
      name: 'Chromium',
      needs: ['packages'],
      cost: 15,
      isThere: hasBrowser,
      make: ensureBrowser,
    },
  ];
}
