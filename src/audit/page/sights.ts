import type { Box } from '../spot.ts'
import type { Painted, Sight, TextRun } from './sight.ts'

/**
 * Starts a tour of the front layer that brings every text and painted control into view once. Each call of
 * `vitrinaTour` scrolls on and returns what is newly visible. Runs inside of the page.
 */
export function beginTour(): void {
  const { controls, spot, isShown, treeOf, parentOf, holds } = window.vitrinaAudit
  type Item = {
    element: Element
    lines: () => DOMRect[]
    see: () => void
    /** the current style, except the fill of its letters */
    style: CSSStyleDeclaration
    /** where it was when it was seen, and what it looked like */
    seenAt?: readonly Box[]
    seenLook?: string
    /** seen, and to be checked again in the middle of the window */
    isAgain?: true
  }
  const items: Item[] = []
  let texts: TextRun[] = []
  let painted: Painted[] = []

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map<string, readonly [number, number, number, number]>()
  const parse = (css: string): readonly [number, number, number, number] => {
    const found = known.get(css)
    if (found) return found
    let parsed: readonly [number, number, number, number] = [0, 0, 0, 0]
    if (canvas) {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = css
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
      parsed = [r, g, b, a / 255]
    }
    known.set(css, parsed)
    return parsed
  }

  const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height })
  const isInactive = (element: Element) =>
    element.closest(':disabled,[aria-disabled=true]') !== null ||
    element.closest('label')?.control?.matches(':disabled,[aria-disabled=true]') === true

  const front = window.vitrinaAudit.layer()
  /** Whether it is in a bar within the front layer; content that scrolls inside a bar or panel can be moved. */
  const isInBar = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== front; one = parentOf(one)) {
      const { position, overflowY } = getComputedStyle(one)
      if (position === 'fixed' || position === 'sticky') return true
      if (['auto', 'scroll'].includes(overflowY) && one.scrollHeight > one.clientHeight) return false
    }
    return false
  }
  /** Combined alpha of a text's ancestors, the fill that fades with it, and other effects on the painted colour. */
  const fading = (element: Element) => {
    let opacity = 1
    let fill: TextRun['fill']
    let nearest: TextRun['fill']
    let isMixed = false
    let cutFrom: string | undefined
    for (let one: Element | null = element; one; one = parentOf(one)) {
      const { opacity: own, backgroundColor, backgroundClip, filter, mixBlendMode } = getComputedStyle(one)
      isMixed ||= filter !== 'none' || mixBlendMode !== 'normal'
      if (backgroundClip.includes('text')) cutFrom ??= spot(one).target.split(' >> ').at(-1)
      const [r, g, b, alpha] = parse(backgroundColor)
      if (!nearest && alpha > 0.99) nearest = [r, g, b]
      if (Number(own) < 1) {
        opacity *= Number(own)
        fill = nearest
      }
    }
    return { opacity, fill, isMixed: isMixed || cutFrom !== undefined, cutFrom }
  }
  /** Its own fill is read before the shots, which change it; everything else when it is in view. */
  const describe = (
    element: Element,
    style: CSSStyleDeclaration,
    said: string,
    lines: () => DOMRect[],
    more: Pick<TextRun, 'isGenerated'> = {},
  ) => {
    const { webkitTextFillColor, color } = style
    const painted = element instanceof SVGElement ? style.fill : webkitTextFillColor
    const fill = painted === color ? undefined : parse(painted)
    const size = Number.parseFloat(style.fontSize)
    const run = {
      text: said.replaceAll(/\s+/g, ' ').trim().slice(0, 80),
      isLarge:
        size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) || !/[\p{L}\p{N}]/u.test(said),
      isInBar: isInBar(element),
    }
    const item = items.length
    const seen = () => ({ color: fill ?? parse(style.color), ...fading(element), lines: lines().map(boxOf) })
    return () => texts.push({ ...spot(element), ...run, ...more, item, ...seen() })
  }

  for (const { node, element } of window.vitrinaAudit.texts()) {
    const isPicture =
      /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u.test(node.data) && !/\d/.test(node.data)
    if (isPicture || isInactive(element)) continue
    const lines = () => window.vitrinaAudit.lines(node)
    if (lines().length === 0) continue
    const style = getComputedStyle(element)
    // a gradient or a pattern has no single colour
    if ((element as Element) instanceof SVGElement && !style.fill.startsWith('rgb')) continue
    items.push({ element, lines, style, see: describe(element, style, node.data, lines) })
  }
  for (const { element, style, text } of window.vitrinaAudit.generated()) {
    if (isInactive(element)) continue
    const lines = () => [element.getBoundingClientRect()]
    items.push({ element, lines, style, see: describe(element, style, text, lines, { isGenerated: true }) })
  }
  const FIELD = 'input,select,textarea,[role=textbox],[role=combobox],[role=searchbox],[role=spinbutton]'
  const BARE = 'range,color,file,image,submit,button,reset,hidden'.split(',')
  const saidBy = (element: Element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? ''
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.value === '' ? element.placeholder : element.value
    return ''
  }
  for (const element of controls()) {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const rect = () => [element.getBoundingClientRect()]
    const add = (kind: Painted['kind'], boxesOf: readonly Element[]) => {
      const item = items.length
      const see = () => {
        const boxes = boxesOf.map((one) => boxOf(one.getBoundingClientRect()))
        painted.push({ ...spot(element), item, kind, isInBar: isInBar(element), boxes })
      }
      items.push({ element, lines: rect, style, see })
    }
    if (element.matches(FIELD)) {
      const type = element instanceof HTMLInputElement ? element.type : ''
      const isTick = type === 'checkbox' || type === 'radio'
      if (BARE.includes(type) || (isTick && style.appearance === 'auto')) continue
      const around = [element.parentElement, element.parentElement?.parentElement].filter(
        (one): one is HTMLElement =>
          !isTick &&
          one instanceof HTMLElement &&
          one.querySelectorAll(FIELD).length === 1 &&
          one.offsetHeight <= height + 48 &&
          one.offsetWidth <= width + 120,
      )
      add('field', [element, ...around])
      const said = saidBy(element)
      if (isTick || type === 'password' || said.trim() === '') continue
      const isEmpty = element.matches(':placeholder-shown')
      const paint = getComputedStyle(element, isEmpty ? '::placeholder' : null)
      items.push({ element, lines: rect, style: paint, see: describe(element, paint, said, rect) })
    } else if (width <= 64 && height <= 64 && element.innerText.trim() === '') {
      // not the button, whose border or rounded edge has its own contrast
      const icon = [...element.querySelectorAll('svg,i,[class*=icon]')].find(isShown)
      if (icon) add('icon', [icon])
    }
  }

  const hides = (one: Element) => {
    if (one.matches('img,video,canvas,iframe')) return true
    return [null, '::before', '::after'].some((pseudo) => {
      const { backgroundColor, backgroundImage, content } = getComputedStyle(one, pseudo)
      if (pseudo && content === 'none') return false
      return parse(backgroundColor)[3] > 0.5 || backgroundImage !== 'none'
    })
  }
  const isCovered = (element: Element, x: number, y: number) => {
    for (const one of treeOf(element).elementsFromPoint(x, y)) {
      if (holds(element, one)) return false
      if (hides(one) && !holds(one, element)) return true
    }
    // No hit at this position: a box clips it, possibly a scrolling one.
    return true
  }
  /** The tour's scrolling may disable an arrow of a slider at its end: then it is not judged there. */
  const isInSight = ({ element, lines }: Item) => {
    const found = lines()
    return (
      found.length > 0 &&
      !isInactive(element) &&
      found.every(({ left, right, top, bottom }) => {
        if (top < 0 || left < -1 || bottom > innerHeight || right > innerWidth + 1) return false
        const y = (top + bottom) / 2
        return ![left + 1, (left + right) / 2, right - 1].some((x) => isCovered(element, x, y))
      })
    )
  }

  /**
   * Scroll position when it was measured. Below a fixed layer the page may scroll away unnoticed, and the shot with it.
   */
  let stood = { left: 0, top: 0 }
  /** The notices visible then. */
  let noticed: readonly Element[] = []
  const lookOf = ({ style }: Item) => `${style.color} ${style.backgroundColor}`
  /** Whether since then nothing covered or moved it, scrolled the page or changed its colours. */
  const isSteady = (item: Item) => {
    if (scrollX !== stood.left || scrollY !== stood.top) return false
    if (lookOf(item) !== item.seenLook) return false
    const now = item.lines()
    const isMoved = (was: Box, place: number) =>
      Math.hypot(was.x - (now[place]?.x ?? 0), was.y - (now[place]?.y ?? 0)) >= 1
    return isInSight(item) && now.length === item.seenAt?.length && !item.seenAt.some(isMoved)
  }
  let pending: readonly Item[] = items
  window.vitrinaDoubt = (places) => {
    const steady = places.map((place) => {
      const item = items[place]
      if (!item) return false
      if (!item.isAgain) pending = [...pending, item]
      item.isAgain = true
      return isSteady(item)
    })
    // A bar keeps its notices beside it at every scroll position; a removed one may have been painted.
    const notices = [...noticed, ...window.vitrinaAudit.notices()]
    const isBeside = (element: Element) =>
      notices.length > 0 && !notices.some((one) => one.contains(element)) && isInBar(element)
    return places.map((place, at) => {
      const item = items[place]
      return steady[at] === true && item !== undefined && !isBeside(item.element)
    })
  }
  const isThere = (item?: Item) => item?.element.isConnected === true && !isInactive(item.element)
  window.vitrinaGone = (places) => places.filter((place) => !isThere(items[place]))
  let isFirst = true
  window.vitrinaTour = () => {
    texts = []
    painted = []
    const [next] = pending
    if (!next && !isFirst) return undefined
    if (next && !isFirst) {
      next.element.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' })
      const [line] = next.lines()
      const above = (line?.top ?? 0) - innerHeight * 0.25
      if (above > 0) scrollBy({ top: above, behavior: 'instant' })
    }
    const seen = new Set(pending.filter((item) => (!item.isAgain || item === next) && isInSight(item)))
    for (const item of seen) {
      item.seenAt = item.lines().map(boxOf)
      item.seenLook = lookOf(item)
      item.see()
    }
    // What is not visible after scrolling to it is covered by something else.
    if (next && !isFirst) seen.add(next)
    pending = pending.filter((item) => !seen.has(item))
    isFirst = false
    stood = { left: scrollX, top: scrollY }
    noticed = window.vitrinaAudit.notices()
    const view = { width: innerWidth, height: innerHeight, scale: devicePixelRatio, ...stood }
    return { texts, painted, view }
  }
}

declare global {
  interface Window {
    /** undefined once everything was in view, doubtful items a second time */
    vitrinaTour: () => Sight | undefined
    /** whether items are still in view, at the same position; doubtful ones are shown again, in the middle */
    vitrinaDoubt: (items: readonly number[]) => boolean[]
    /** items that were removed from the page, or disabled */
    vitrinaGone: (items: readonly number[]) => number[]
  }
}
