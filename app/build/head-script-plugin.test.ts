import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { headScript } from './head-script-plugin';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

it('makes a script of a module, without its types and its imports of them', async () => {
  const script = await headScript(pathOf('../start/early.ts'));
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toContain('</script');
});

it('refuses what imports code', async () => {
  await expect(headScript(pathOf('preload-plugin.ts'))).rejects.toThrow('is no script');
});
