import type { Rule } from '../rule.ts'

/** Links within a sentence that differ from the surrounding text only by colour. */
export const colourOnlyLink: Rule = {
  id: 'colour-only-link',
  wcag: ['1.4.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { isShown, layer, spot } = window.vitrinaAudit
      /** Shorter text, such as a comma, is no sentence. @units letters */
      const SENTENCE = 12
      const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline')
      /** The text of its block outside of links. */
      const wordsAround = (link: Element) => {
        let block = link.parentElement
        while (block && isInline(block)) block = block.parentElement
        if (!block) return { letters: 0 }
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
        let letters = 0
        let words: Element | undefined
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement
          if (!parent || parent.closest('a,button') || !isShown(parent)) continue
          let holder: Element | null = parent
          while (holder && holder !== block && isInline(holder)) holder = holder.parentElement
          if (holder !== block) continue
          letters += (node.textContent ?? '').replaceAll(/[^\p{L}]/gu, '').length
          words ??= parent
        }
        return { letters, words }
      }
      const marksOf = (element: Element): string => {
        const { fontWeight, fontStyle, fontSize, backgroundColor, backgroundImage, outlineStyle } =
          getComputedStyle(element)
        return [fontWeight, fontStyle, fontSize, backgroundColor, backgroundImage, outlineStyle].join()
      }
      const hasLine = (link: Element): boolean =>
        [link, ...link.querySelectorAll('*')].some((one) => {
          const style = getComputedStyle(one)
          const line = style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) > 0
          return line || style.textDecorationLine.includes('underline')
        })
      return [...layer().querySelectorAll<HTMLElement>('a[href],[role=link]')].flatMap((link) => {
        if (!isShown(link) || !isInline(link) || (link.textContent ?? '').trim() === '') return []
        if (link.querySelector('img,svg,picture') || hasLine(link)) return []
        const { letters, words } = wordsAround(link)
        if (!words || letters < SENTENCE || marksOf(link) !== marksOf(words)) return []
        return [spot(link)]
      })
    }),
}
