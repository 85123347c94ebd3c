import type { Page } from 'playwright'

import type { Spot } from '../spot.ts'

/** A text that is not fully readable. */
export type TroubledText = Spot & { isOverlapped: boolean }

/**
 * Texts that are excluded from the check: they are invisible anyway, end in an ellipsis, or stick out of a scrolling
 * window, which `sideways-scroll` reports. Runs inside of the page.
 */
export function uncutTexts(): Set<Text> {
  const { lines, texts, parentOf } = window.vitrinaAudit
  const isShortened = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = parentOf(one))
      if (getComputedStyle(one).textOverflow !== 'clip') return one.scrollWidth > one.clientWidth
    return false
  }
  /** Whether content that overflows sideways cannot be scrolled to. */
  const hides = (element: Element | null): boolean =>
    element !== null &&
    (['hidden', 'clip'].includes(getComputedStyle(element).overflowX) || hides(parentOf(element)))
  const { clientWidth } = document.documentElement
  /** Whether a text is longer than its block or the window. What fits its block may be a slide that shows an edge. */
  const isTooLong = (node: Text, element: Element): boolean => {
    let block: Element | null = element
    while (block && getComputedStyle(block).display === 'inline') block = parentOf(block)
    const range = document.createRange()
    range.selectNodeContents(node)
    const end = block?.getBoundingClientRect().right ?? clientWidth
    return [...range.getClientRects()].some(({ right, width }) => right > end + 1 || width > clientWidth)
  }
  /** A text that is too long and begins in sight is cut, wherever its middle lies. */
  const isOutOfSight = (node: Text, element: Element) => {
    const first = isTooLong(node, element) ? lines(node, node.data.search(/\S/) + 1) : []
    return [...lines(node), ...first].every(({ left }) => left >= clientWidth)
  }
  const isUncut = ({ node, element }: { node: Text; element: Element }) =>
    isOutOfSight(node, element) ||
    isShortened(element) ||
    (lines(node).some(({ right }) => right > clientWidth + 1) && !hides(element))
  return new Set(
    texts()
      .filter(isUncut)
      .map(({ node }) => node),
  )
}

/**
 * Texts clipped by the edge of the window or by a box that neither grows nor scrolls, and texts that overlap, after
 * the styles apply and the page has adapted. A text shortened on purpose to a number of lines is not clipped. Runs
 * inside of the page, and restores it.
 * @param css - styles that change the texts; none to judge the page as it is
 * @param uncut - {@link uncutTexts} before anything changed
 */
export async function brokenTexts({
  css,
  uncut,
}: {
  css: string
  uncut: Set<Text>
}): Promise<TroubledText[]> {
  const { drawn: pageHasFollowed, isShown, lines, texts, spot, parentOf, withShadows } = window.vitrinaAudit
  const all = texts()
  /** Tightly set lines touch a little; above this share letters collide. */
  const LEAST_OVERLAP = 0.3

  const isCut = (element: Element, box: DOMRect): boolean => {
    for (let one: Element | null = element; one; one = parentOf(one)) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(one)
      if (!isShown(one) || webkitLineClamp !== 'none') return false
      const edge = one.getBoundingClientRect()
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (cuts(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
      if (cuts(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return true
      // A box that clips in one direction may scroll in the other.
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return false
      if (position === 'fixed') break
    }
    const left = box.left + scrollX
    return box.right > document.documentElement.clientWidth + 1 || left < -1
  }
  const wholeBox = (node: Text) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const floats = new Map<Element, boolean>()
  const isFloating = (element: Element): boolean => {
    const known = floats.get(element)
    if (known !== undefined) return known
    const { position } = getComputedStyle(element)
    const parent = parentOf(element)
    const found = position === 'fixed' || position === 'sticky' || (parent !== null && isFloating(parent))
    floats.set(element, found)
    return found
  }
  const scrollers = new Map<Element, readonly Element[]>()
  /** The scrolling ancestors of an element, except the window. */
  const scrollersOf = (element: Element): readonly Element[] => {
    const known = scrollers.get(element)
    if (known !== undefined) return known
    const parent = parentOf(element)
    const around = parent === null ? [] : scrollersOf(parent)
    const { overflowY } = getComputedStyle(element)
    const found = ['auto', 'scroll'].includes(overflowY) ? [...around, element] : around
    scrollers.set(element, found)
    return found
  }
  /** Content scrolled out of its box is not painted. */
  const isScrolledAway = (element: Element, { top, bottom }: DOMRect): boolean =>
    scrollersOf(element).some((one) => {
      const edge = one.getBoundingClientRect()
      const middle = (top + bottom) / 2
      return middle < edge.top || middle > edge.bottom
    })
  /** Texts that overlap a good part of another's line. */
  const overlapped = (): Set<Text> => {
    const found = new Set<Text>()
    const drawn = all
      .filter(({ element }) => !isFloating(element))
      .flatMap(({ node, element }) =>
        lines(node)
          .filter((line) => !isScrolledAway(element, line))
          .map((line) => ({ node, line })),
      )
      .toSorted((one, other) => one.line.top - other.line.top)
    drawn.forEach(({ node, line }, place) => {
      for (let next = place + 1; next < drawn.length; next += 1) {
        const other = drawn[next]
        if (!other || other.line.top >= line.bottom) return
        if (other.node === node) continue
        const width = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left)
        const height = Math.min(line.bottom, other.line.bottom) - other.line.top
        if (width <= 4 || height < Math.min(line.height, other.line.height) * LEAST_OVERLAP) continue
        found.add(node)
        found.add(other.node)
      }
    })
    return found
  }
  const isWholeOutOfSight = ({ right, bottom }: DOMRect) => right + scrollX <= 0 || bottom + scrollY <= 0

  const before = css === '' ? new Set<Text>() : overlapped()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const roots = withShadows(document)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
  try {
    if (css !== '') await pageHasFollowed()
    floats.clear()
    scrollers.clear()
    const after = overlapped()
    return all.flatMap(({ node, element }) => {
      const box = wholeBox(node)
      // Moved out of the page on purpose, such as a skip link that appears on focus.
      if (box.width === 0 || isWholeOutOfSight(box)) return []
      const isOverlapped = after.has(node) && !before.has(node)
      if (!isOverlapped && (uncut.has(node) || !isCut(element, box))) return []
      return [{ ...spot(element), text: node.data.trim().slice(0, 80), isOverlapped }]
    })
  } finally {
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** Texts that a reader's custom style clips or makes overlap. */
export async function textsBrokenBy(page: Page, css: string) {
  const uncut = await page.evaluateHandle(uncutTexts)
  const found = await page.evaluate(brokenTexts, { css, uncut })
  return found.map(({ isOverlapped, ...spot }) => ({ ...spot, also: isOverlapped }))
}
