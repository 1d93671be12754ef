import { mergeConfig } from 'vitest/config';
import { quarantined, titlesOf } from '../run/quarantine.mjs';
import worker from './vitest.config';

/** The worker's specs that are out of the gate, alone. */
const apart = titlesOf(quarantined());

export default mergeConfig(worker, {
  test: {
    include: ['spec/**/*.test.ts'],
    passWithNoTests: true,
    ...(apart && { testNamePattern: apart }),
  },
});
