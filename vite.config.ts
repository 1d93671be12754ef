import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'app',
  plugins: [react()],
  test: { include: ['**/*.test.{ts,tsx}'], environment: 'node' },
});
