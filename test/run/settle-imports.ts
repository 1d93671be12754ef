/**
 * Waits at the end of each test file of the app until the modules that it has begun to load are there. All
 * files of a process share their modules: one whose loading was cut off would be missing in the next file.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
