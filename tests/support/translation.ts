import type { Page } from 'playwright'

/**
 * Translates the page as Chrome does: each text node gives way to a `<font>` with the translation, now and whenever texts
 * arrive. The translation here is the text in capitals.
 * @param way - how the text gives way
 */
export const translatePage = (page: Page, way: 'replaced' | 'followed and removed'): Promise<void> =>
  page.evaluate((how) => {
    const ours = new WeakSet<Node>()
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const { parentElement: parent, textContent: words } = text
        if (ours.has(text) || !words?.trim() || !parent || parent.closest('script, style, svg, textarea'))
          continue
        const translated = new Text(words.toUpperCase())
        ours.add(translated)
        // by the general signature: that of 'font' is deprecated, as it is
        const font: HTMLElement = document.createElement('font' as string)
        font.append(translated)
        if (how === 'replaced') {
          parent.replaceChild(font, text)
          continue
        }
        parent.insertBefore(font, text.nextSibling)
        text.remove()
      }
    }
    translate(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const added of addedNodes) translate(added)
    }).observe(document.body, { childList: true, subtree: true })
  }, way)
