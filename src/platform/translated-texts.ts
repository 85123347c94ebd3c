/** Each text that a translation tool took out of the page, and the element that shows its translation instead. */
const shownBy = new WeakMap<Node, ChildNode>()
/** What the page itself took out: no translation stands for it. */
const removed = new WeakSet<Node>()
/** The texts that an element shows: several where the tool translated neighbours together. */
const textsOf = new WeakMap<ChildNode, Text[]>()

/** Puts a text back in the place of its translation. The tool sees it arrive, and translates it anew. */
function putBack(text: Node): void {
  const translation = shownBy.get(text)
  if (!translation) return
  const texts = textsOf.get(translation) ?? []
  for (const one of texts) shownBy.delete(one)
  textsOf.delete(translation)
  if (translation.isConnected) translation.replaceWith(...texts.filter((one) => !one.isConnected))
}

const isTranslation = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'

/**
 * Lets React work on a page that Chrome's or Edge's translation changes. It replaces each text node by a `<font>`; React
 * keeps the text node, so that a new amount is written where it is not seen, and a removal or an insertion throws.
 */
export function followTranslation(): void {
  // most pages are never translated, and keep the browser's own functions
  let isWrapped = false
  const changes = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target)
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected || removed.has(text)) continue
        const near = [...addedNodes, previousSibling, nextSibling].filter(isTranslation)
        const translation = near.find((one) => !textsOf.has(one)) ?? near[0]
        if (!translation) continue
        if (!isWrapped) wrapChanges()
        isWrapped = true
        shownBy.set(text, translation)
        textsOf.set(translation, [...(textsOf.get(translation) ?? []), text])
        changes.observe(text, { characterData: true })
      }
    }
  })
  changes.observe(document.body, { childList: true, subtree: true })
}

/** Puts a text back before the page changes, moves or removes it. */
function wrapChanges(): void {
  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const change = Node.prototype[name] as (...nodes: (Node | null)[]) => Node
    Object.assign(Node.prototype, {
      [name](this: Node, ...nodes: (Node | null)[]) {
        for (const node of nodes) {
          if (!node) continue
          putBack(node)
          if (name === 'removeChild') removed.add(node)
          else removed.delete(node)
        }
        return change.apply(this, nodes)
      },
    })
  }
}
