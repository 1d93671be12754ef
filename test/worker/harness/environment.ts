/** Node as vitest gives it, ended with the runtimes that a process has kept for its specs (pool.ts). */

import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { endKept } from './kept';

const { node } = builtinEnvironments;

export default {
  ...node,
  name: 'node with runtimes',
  async setup(global, options) {
    const inner = await node.setup(global, options);
    return {
      async teardown(ended) {
        await endKept();
        await inner.teardown(ended);
      },
    };
  },
} satisfies Environment;
