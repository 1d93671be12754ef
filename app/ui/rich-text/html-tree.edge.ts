/** HTML as a tree where there is no browser: parse5, which follows the HTML standard as browsers do. */
import type { Root, RootContent } from 'hast';
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as names,
  parseFragment,
} from 'parse5';
import { elementOf, MOST_DEEP } from './html-nodes';

/** Inside of which the text is read, as in the browser. */
const BODY = defaultTreeAdapter.createElement(names.TAG_NAMES.BODY, names.NS.HTML, []);

/** What the HTML says, by the rules of the HTML standard: elements and texts, nothing else. */
export function treeOf(html: string): Root {
  // As in the browser's document without a window.
  const { childNodes } = parseFragment(BODY, html, { scriptingEnabled: false });
  return { type: 'root', children: nodesOf(childNodes, 0) };
}

function nodesOf(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  depth: number,
): RootContent[] {
  if (depth === MOST_DEEP) return [];
  return nodes.flatMap((node): RootContent[] => {
    if ('value' in node) return [{ type: 'text', value: node.value }];
    if (!('tagName' in node)) return [];
    const attribute = (name: string) =>
      node.attrs.find((candidate) => candidate.name === name)?.value ?? null;
    return [elementOf(node.tagName, attribute, nodesOf(node.childNodes, depth + 1))];
  });
}
