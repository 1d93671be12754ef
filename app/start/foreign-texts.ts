/**
 * Lets React go on where a translator has put elements in the place of its texts: browsers that
 * translate a page wrap each text in a `<font>`. React keeps the text that it made, which no longer
 * stands in the page: to change it shows nothing, to remove it or to insert before it throws. From
 * here on the element stands in for the text it replaced, and a text that changes takes its place back;
 * the translator then finds a new text, as on any page that changes.
 *
 * React has no hook for this (facebook/react#11538), so that three methods of the DOM are replaced: in a
 * page in which a `<font>` has been put, which the app makes none of, and for texts alone. For all else
 * they do what they did, errors included.
 */
export function keepTextsAlive(root: Element): void {
  const standIns = createStandIns(root, () => replaceMethods(standIns));
  if (root.querySelector('font') !== null) standIns.begin();
}

function replaceMethods(standIns: StandIns): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const standing = standIns.of(child, this);
    if (standing !== null) removeChild.call(this, standing);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && standIns.of(before, this));
    return node;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string) {
      nodeValue?.set?.call(this, value);
      standIns.takeBack(this);
    },
  });
}

type StandIns = ReturnType<typeof createStandIns>;

/** Watches for elements in the place of texts; `onFirst` is called before React meets the first one. */
function createStandIns(root: Node, onFirst: () => void) {
  const fonts = new WeakMap<Node, Element>();
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    onFirst();
  };
  const read = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (font === undefined) continue;
      begin();
      for (const node of removedNodes) if (node instanceof Text) fonts.set(node, font);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(root, { childList: true, subtree: true });
  const standingFor = (node: Node): Element | undefined => {
    const around = node.parentElement;
    return fontAround(isFont(around) ? around : node.isConnected ? undefined : fonts.get(node));
  };
  return {
    begin,
    /** What stands in `parent` for a node of React's; null for a text that nothing is left of. */
    of(node: Node, parent: Node): Node | null {
      if (node.parentNode === parent || !(node instanceof Text)) return node;
      read(observer.takeRecords());
      const font = standingFor(node);
      return font?.parentNode === parent ? font : null;
    },
    /** Puts a text that has changed where its element stands. */
    takeBack(text: Text) {
      read(observer.takeRecords());
      standingFor(text)?.replaceWith(text);
    },
  };
}

/** The outermost of the elements that stand within each other for one text. */
function fontAround(font: Element | undefined): Element | undefined {
  const around = font?.parentElement;
  return isFont(around) ? fontAround(around) : font;
}

function isFont(node: Node | null | undefined): node is Element {
  return node?.nodeName === 'FONT';
}
