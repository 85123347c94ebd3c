/** Each text that a translation tool took out of the page, and the element that shows its translation instead. */
const shownBy = new WeakMap<Node, ChildNode>()

/** Puts a text back in the place of its translation. The tool sees it arrive, and translates it anew. */
function putBack(text: Node | null): void {
  const translation = text && shownBy.get(text)
  if (!translation) return
  shownBy.delete(text)
  if (translation.isConnected && !text.isConnected) translation.replaceWith(text)
}

const isTranslation = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'

/**
 * Lets React work on a page that Chrome's or Edge's translation changes. It replaces each text node by a `<font>`; React
 * keeps the text node, so that a new amount is written where it is not seen, and a removal or an insertion throws.
 */
export function followTranslation(): void {
  const changes = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target)
      for (const removed of removedNodes) {
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
        if (!(removed instanceof Text) || removed.isConnected || !translation) continue
        shownBy.set(removed, translation)
        changes.observe(removed, { characterData: true })
      }
    }
  })
  changes.observe(document.body, { childList: true, subtree: true })

  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child)
    return removeChild.call(this, child) as Child
  }
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    putBack(child)
    putBack(before)
    return insertBefore.call(this, child, before) as Child
  }
}
