import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../process.mjs';

const npm = `
mkdir -p node_modules/.bin
ln -sf "$(command -v node)" node_modules/.bin/node
cp "$MACHINE/vite" node_modules/.bin/vite
cp package-lock.json node_modules/.package-lock.json`;

/** Builds a document with the edge's marks, and the code that renders. */
const vite = `#!/bin/sh
mkdir -p app/dist build/render
touch build/render/index.js
echo '<!--edge:full--><!--/edge:full--><!--edge:head--><!--edge:body--><!--edge:boot--><!--edge:chunks {}-->' > app/dist/index.html`;

/** Has the wasm target once rustup has brought it. */
const rustc = '[ -e "$MACHINE/target" ]';

const rustup = `
while [ -e "$MACHINE/wait" ]; do sleep 0.05; done
touch "$MACHINE/target"`;

/** Installs an empty program; waits as long as there is a file "wait", fails when there is "fail". */
const cargo = `
[ "$1" = install ] || exit 0
while [ $# -gt 0 ]; do
  case "$1" in --root) folder=$2;; --bin) program=$2;; esac
  shift
done
mkdir -p "$CARGO_TARGET_DIR"
while [ -e "$MACHINE/wait" ]; do sleep 0.05; done
if [ -e "$MACHINE/fail" ]; then echo "error: failed to compile $program" >&2; exit 101; fi
mkdir -p "$folder/bin"
echo "#!/bin/sh" > "$folder/bin/$program"
chmod +x "$folder/bin/$program"`;

const empty = { cc: '', 'pkg-config': '', chromium: '' };
const programs = { npm, cargo, rustc, rustup, ...empty };

/** What keeps a machine from its network. */
const noNetwork = '--import=data:text/javascript,globalThis.fetch=async()=>{throw%20new%20Error()}';

/** The run of a program, and how it can be ended. */
export interface Run {
  readonly ended: Promise<{ code: number | null; output: string }>;
  /** Waits until it has printed a text. */
  printed(text: string): Promise<void>;
  /** As Ctrl-C does. */
  interrupt(): void;
  /** Without a last word. */
  kill(): void;
}

/**
 * A machine with checkouts of the set-up's scripts, where every program that a set-up calls writes
 * down that it was called and does next to nothing.
 */
export class FakeMachine {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fake-machine-'));
  readonly cache = join(this.#folder, 'cache');

  constructor() {
    const bin = join(this.#folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(this.#folder, 'vite'), vite, { mode: 0o755 });
    symlinkSync(process.execPath, join(bin, 'node'));
    for (const [name, body] of Object.entries(programs)) {
      const script = `#!/bin/sh\necho "${name} $*" >> "$MACHINE/calls"\n${body}\n`;
      writeFileSync(join(bin, name), script, { mode: 0o755 });
    }
  }

  /** Adds a fresh checkout. */
  checkOut(name: string): void {
    const folder = join(this.#folder, name);
    for (const part of ['test/run', 'worker/build.mjs', 'Cargo.lock']) {
      cpSync(join(root, part), join(folder, part), { recursive: true });
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'package-lock.json'), '{ "packages": { "": {} } }');
  }

  /** Adds a script to a checkout. */
  script(checkout: string, name: string, text: string): void {
    writeFileSync(join(this.#folder, checkout, name), text);
  }

  /** Starts the set-up of a checkout, or a script that begins with one. */
  setUp(checkout: string, script = 'test/run/setup.mjs'): Run {
    const child = spawn(process.execPath, [script], {
      cwd: join(this.#folder, checkout),
      env: {
        PATH: `${join(this.#folder, 'bin')}:/usr/bin:/bin`,
        HOME: this.#folder,
        MACHINE: this.#folder,
        BELAJAR_CACHE: this.cache,
        CHROMIUM: join(this.#folder, 'bin', 'chromium'),
        RUSTUP_DIST_SERVER: 'file:///nowhere',
        NODE_OPTIONS: noNetwork,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    return {
      ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))),
      printed: async (text) => {
        while (!output.includes(text)) await sleep(20);
      },
      interrupt: () => child.kill('SIGINT'),
      kill: () => child.kill('SIGKILL'),
    };
  }

  /** How often a call whose line starts so was made. */
  calls(start: string): number {
    const file = join(this.#folder, 'calls');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return lines.filter((line) => line.startsWith(start)).length;
  }

  /** Waits until a call was made. */
  async called(start: string): Promise<void> {
    while (this.calls(start) === 0) await sleep(20);
  }

  has(path: string): boolean {
    return existsSync(join(this.#folder, path));
  }

  /** Makes the compiler wait, or fail, or neither. */
  compiler(mood: 'wait' | 'fail' | 'work'): void {
    for (const file of ['wait', 'fail']) rmSync(join(this.#folder, file), { force: true });
    if (mood !== 'work') writeFileSync(join(this.#folder, mood), '');
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
