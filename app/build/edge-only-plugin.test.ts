import { describe, expect, it } from 'vitest';
import { emptied, withoutBrowser } from './edge-only-plugin';

describe('a module at the edge', () => {
  it.each([
    ['an effect', 'useEffect(() => watch(), []);', 'void 0;'],
    ['an effect in an effect', 'useEffect(() => { useEffect(() => 1); });', 'void 0;'],
    [
      'what an element of HTML listens with',
      'jsx("button", { onClick: () => go(), type: "button", ref })',
      'jsx("button", {  type: "button",  })',
    ],
    [
      'a function in place that a component is given stays one',
      'jsx(Box, { onOpen: () => go() })',
      'jsx(Box, { onOpen: () => {} })',
    ],
    [
      'what a component is given by name, for it may be nothing',
      'jsx(Box, { onOpen: go })',
      'jsx(Box, { onOpen: go })',
    ],
    ['hooks that nothing reads may go', 'useCallback(go, [])', '/*#__PURE__*/ useCallback(go, [])'],
    [
      'names of the same kind elsewhere',
      'box({ onOpen: () => go() })',
      'box({ onOpen: () => go() })',
    ],
    ['state and identifiers stay', 'useState(1); useId();', 'useState(1); useId();'],
  ])('%s', (_what, code, expected) => {
    expect(withoutBrowser(code)).toBe(expected);
  });

  it('says which module could not be read', () => {
    expect(() => withoutBrowser('const = 1')).toThrow();
  });

  it('has all exports of a module that is never rendered, and none of its types', () => {
    const code = `import { a } from './a';
      export type Props = { a: string };
      export interface Shape { b: string }
      export function Card(props: Props) { return <p>{a}</p>; }
      export const Row = () => <li />;`;
    expect(emptied(code)).toBe('export const Card = () => null;\nexport const Row = () => null;');
  });
});
