/** Fails a build whose files use what one of the oldest supported browsers does not know. */
import type { Plugin } from 'vite';
import { type Kind, newerFeatures } from './browsers';
import { GUARDED } from './guarded-features';

/** The Vite plugin. */
export function supportedBrowsers(): Plugin {
  return {
    name: 'supported-browsers',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const lines = Object.values(bundle).flatMap((file) => {
          const text = file.type === 'chunk' ? file.code : String(file.source);
          const kind = kindOf(file.fileName);
          const found = kind === null ? [] : newerFeatures(kind, text);
          return found
            .filter((name) => !Object.hasOwn(GUARDED, name))
            .map((name) => `${file.fileName}: ${name}`);
        });
        if (lines.length > 0) this.error(`Not in every supported browser:\n${lines.join('\n')}`);
      },
    },
  };
}

function kindOf(name: string): Kind | null {
  if (name.endsWith('.css')) return 'style';
  return name.endsWith('.js') ? 'script' : null;
}
