import { keepingPlace } from '../page/altered.ts'
import type { Rule } from '../rule.ts'

/** @source WCAG 2.2 "2.5.8 Target Size (Minimum)" @units CSS pixels */
const LEAST = 24
/**
 * A size that is easy to hit while walking.
 * @source look.md: touch targets 44 px; WCAG 2.2 "2.5.5"
 * @units CSS pixels
 */
const COMFORTABLE = 44

/**
 * Targets below 24 px without space around them, and as warnings those below 44 px. The responding area is measured,
 * not the box: a label belongs to its field, an invisible edge to its button, and a card to the link that covers it,
 * even if the link's text is near the edge. Links inside sentences are exempt.
 */
export const smallTarget: Rule = {
  id: 'small-target',
  wcag: ['2.5.8'],
  level: 'error',
  check: (page) =>
    keepingPlace(page, () =>
      page.evaluate(
        ({ least, comfortable }) => {
          const { controls, spot, treeOf, holds } = window.vitrinaAudit
          const labelled = (element: Element): Element[] => [
            element,
            ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
          ]
          const middleOf = ({ left, right, top, bottom }: DOMRect) =>
            [(left + right) / 2, (top + bottom) / 2] as const
          const isInSentence = (element: Element) => {
            const { display } = getComputedStyle(element)
            const around = element.parentElement?.textContent?.trim().length ?? 0
            return display === 'inline' && around > (element.textContent?.trim().length ?? 0) + 3
          }
          /** Whether an area of this size responds for it, the middle of its box included. */
          const answers = (element: Element, size: number) => {
            const own = labelled(element)
            const isOwn = (hit: Element | null) => hit !== null && own.some((one) => holds(one, hit))
            return own.some((one) => {
              const { width, height } = one.getBoundingClientRect()
              if (width >= size && height >= size) return true
              const [x, y] = middleOf(one.getBoundingClientRect())
              const hits = (px: number, py: number) =>
                px >= 0 &&
                py >= 0 &&
                px < innerWidth &&
                py < innerHeight &&
                isOwn(treeOf(element).elementFromPoint(px, py))
              const reach = (dx: number, dy: number) => {
                let far = 0
                while (far < size && hits(x + dx * (far + 1), y + dy * (far + 1))) far += 1
                return far
              }
              return (
                hits(x, y) && reach(-1, 0) + reach(1, 0) >= size - 2 && reach(0, -1) + reach(0, 1) >= size - 2
              )
            })
          }
          const all = controls().filter(
            (element) => element.getBoundingClientRect().bottom + scrollY > 0 && !isInSentence(element),
          )
          const isBelow = (element: Element, size: number) => {
            const { width, height } = element.getBoundingClientRect()
            if (width >= size && height >= size) return false
            element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
            return !answers(element, size)
          }
          const tight = all.filter((element) => isBelow(element, comfortable))
          const tiny = tight.filter((element) => isBelow(element, least))
          const place = (element: Element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return { left, right, top: top + scrollY, bottom: bottom + scrollY }
          }
          const isCrowded = (element: Element) => {
            const own = place(element)
            const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2]
            return all.some((other) => {
              if (holds(other, element) || holds(element, other)) return false
              const box = place(other)
              const toBox = Math.hypot(
                Math.max(box.left - x, 0, x - box.right),
                Math.max(box.top - y, 0, y - box.bottom),
              )
              if (toBox < least / 2) return true
              if (!tiny.includes(other)) return false
              return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y) < least
            })
          }
          return tight.map((element) => {
            const { width, height } = element.getBoundingClientRect()
            const isError = tiny.includes(element) && isCrowded(element)
            return {
              ...spot(element),
              measured: Math.min(width, height),
              required: isError ? least : comfortable,
              also: !isError,
              level: isError ? ('error' as const) : ('warning' as const),
            }
          })
        },
        { least: LEAST, comfortable: COMFORTABLE },
      ),
    ),
}
