/** HTML as a tree in the browser: its own parser, in a document that runs and loads nothing. */
import type { Root, RootContent } from 'hast';
import { elementOf, MOST_DEEP } from './html-nodes';

/** What the HTML says, by the rules of the HTML standard: elements and texts, nothing else. */
export function treeOf(html: string): Root {
  // A template's document is not even judged by the page's policy: styles would fill the console.
  const { ownerDocument } = document.createElement('template').content;
  const body = ownerDocument.createElement('body');
  body.innerHTML = html;
  return { type: 'root', children: nodesOf(body, 0) };
}

function nodesOf(parent: Node, depth: number): RootContent[] {
  if (depth === MOST_DEEP) return [];
  return [...parent.childNodes].flatMap((node): RootContent[] => {
    if (node instanceof Text) return [{ type: 'text', value: node.data }];
    if (!(node instanceof Element)) return [];
    const attribute = (name: string) => node.getAttribute(name);
    return [elementOf(node.localName, attribute, nodesOf(node, depth + 1))];
  });
}
