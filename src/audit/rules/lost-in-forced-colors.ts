import { withMedia } from '../page/altered.ts'
import type { Rule } from '../rule.ts'

/** More kinds of controls than a page has; controls with the same style are tested once. */
const MOST_KINDS = 60

/**
 * What disappears in forced colors: buttons and fields drawn only as coloured shapes, without a border, and focus rings
 * made of shadows.
 */
export const lostInForcedColors: Rule = {
  id: 'lost-in-forced-colors',
  wcag: ['1.4.11', '2.4.7'],
  level: 'error',
  async check(page) {
    await page.evaluate(() => {
      const FIELD = 'input,select,textarea'
      const BUTTON = 'button,[role=button],input[type=submit],input[type=button]'
      const isShape = (element: Element) => {
        const { backgroundColor, backgroundImage, backgroundSize, boxShadow } = getComputedStyle(element)
        const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
        // such a flat picture is an underline
        const isLine = backgroundSize.split(', ').every((size) => / [0-4](?:\.\d+)?px$/.test(size))
        return !isClear || (backgroundImage !== 'none' && !isLine) || boxShadow !== 'none'
      }
      window.vitrinaShapes = window.vitrinaAudit
        .controls()
        .filter((element) => element.matches(FIELD) || (element.matches(BUTTON) && isShape(element)))
    })
    return withMedia(page, { forcedColors: 'active' }, () =>
      page.evaluate((mostKinds) => {
        const { controls, spot, isShown } = window.vitrinaAudit
        const isDrawn = (width: string, style: string, color: string) =>
          style !== 'none' && Number.parseFloat(width) >= 1 && !/^rgba\(.*, 0\)$|^transparent$/.test(color)
        const hasEdge = (element: Element) =>
          [null, '::before', '::after'].some((pseudo) => {
            const own = getComputedStyle(element, pseudo)
            if (pseudo && own.content === 'none') return false
            // an element exempt from forced colors keeps its shadow
            if (own.forcedColorAdjust === 'none' && own.boxShadow !== 'none') return true
            return (
              (['Top', 'Right', 'Bottom', 'Left'] as const).some((side) =>
                isDrawn(own[`border${side}Width`], own[`border${side}Style`], own[`border${side}Color`]),
              ) || isDrawn(own.outlineWidth, own.outlineStyle, own.outlineColor)
            )
          })
        const around = (element: HTMLElement) =>
          [element, element.parentElement, element.parentElement?.parentElement].filter(
            (one): one is HTMLElement =>
              one instanceof HTMLElement && one.offsetHeight <= element.offsetHeight + 48,
          )
        const NATIVE = 'input[type=checkbox],input[type=radio],input[type=range],input[type=color]'
        const edgeless = window.vitrinaShapes.filter(
          (element) =>
            element.isConnected &&
            // Its inner button has the border.
            !element.matches('input[type=file]') &&
            !(element.matches(NATIVE) && getComputedStyle(element).appearance !== 'none') &&
            !around(element).some(hasEdge),
        )

        const start = document.activeElement
        if (start instanceof HTMLElement) start.blur()
        const wearers = (element: HTMLElement) =>
          [
            element,
            element.parentElement,
            element.nextElementSibling,
            element.closest('li,label,article,tr,fieldset:not([role])'),
          ].filter((one): one is Element => one !== null && one !== document.body)
        /** Only the visible style: the colour of an invisible line may change. */
        const drawn = (element: Element) =>
          [null, '::before', '::after']
            .map((pseudo) => {
              const own = getComputedStyle(element, pseudo)
              if (pseudo && own.content === 'none') return ''
              const outline = own.outlineStyle === 'none' ? '' : own.outline
              const border = own.borderStyle === 'none' ? '' : own.border
              return [outline, border, own.backgroundColor, own.color, own.textDecorationLine].join()
            })
            .join('|')
        /** An inner text may have the ring; backgrounds get the system's colour. */
        const inside = (element: HTMLElement) =>
          [...element.querySelectorAll('*')].filter(isShown).map((one) => {
            const { outline, outlineStyle, color, textDecorationLine } = getComputedStyle(one)
            return [outlineStyle === 'none' ? '' : outline, color, textDecorationLine].join()
          })
        const tried = new Set<string>()
        const ringless = controls().filter((element) => {
          const kind = [element.tagName, element.getAttribute('type'), element.className].join()
          if (element.tabIndex < 0 || tried.has(kind) || tried.size >= mostKinds) return false
          tried.add(kind)
          const styled = wearers(element)
          const looks = () => [...styled.map(drawn), ...inside(element)].join()
          const without = looks()
          element.focus({ preventScroll: true, focusVisible: true })
          if (document.activeElement !== element) return false
          const isSeen = looks() !== without
          element.blur()
          return !isSeen
        })
        if (start instanceof HTMLElement && start !== document.body)
          start.focus({ preventScroll: true, focusVisible: false })
        return [
          ...edgeless.map((element) => spot(element)),
          ...ringless.map((element) => ({ ...spot(element), also: true, wcag: '2.4.7' })),
        ]
      }, MOST_KINDS),
    )
  },
}

declare global {
  interface Window {
    /** elements that were coloured shapes before forced colors */
    vitrinaShapes: HTMLElement[]
  }
}
