import type { Box, Spot } from '../spot.ts'
import type { View } from './shot.ts'

/** A stop of the Tab key. */
export type Stop = Spot & {
  /** equal for the same element */
  element: number
  /** number of earlier visits by the focus */
  visits: number
  /** it contains stops that look like one from outside: a frame, a date, a player */
  hasStops: boolean
  /** its focus indicator is inside, where it cannot be inspected */
  isFrame: boolean
  isInLayer: boolean
  /** how much of it is covered by a bar or outside the window, and by what */
  covered: 'no' | 'partly' | 'wholly'
  coveredBy: string
  /** it is before the preceding stop in reading order */
  goesBack: boolean
  /** identifies its focused appearance: equal for controls styled by the same rules */
  look: string
  /** its focus ring is the browser's default */
  isBrowserRing: boolean
  /** the box of the control, or of the label or mark that represents it. @units CSS pixels of the window */
  drawn: Box
  /** box of what may show the focus: the control, its label, the row or card around it */
  around: Box
  view: View
}

/** Controls that the keyboard does not reach. */
export type Missed = Spot & { isPointerOnly: boolean }

/**
 * Starts a walk with the Tab key from the start of the front layer; `vitrinaWalk` reports it. Runs inside of the page.
 */
export function beginWalk(): { isInside: boolean; isModal: boolean; count: number } {
  const { layer, controls, spot, isShown, shownBox, shownText, marks, parentOf, holds, focused } =
    window.vitrinaAudit
  const front = layer()
  const start = focused()
  const visited = new Map<Element, { element: number; visits: number }>()
  let previous: Element | undefined
  const OUTSIDE = '—'
  const isClosed = (element: Element) =>
    element.localName.includes('-') && !element.shadowRoot && !element.hasAttribute('tabindex')
  const isFrame = (element: Element) => element.matches('iframe') || isClosed(element)
  const HOLDS_STOPS =
    'audio[controls],video[controls],input:is([type=date],[type=time],[type=datetime-local],[type=month],[type=week])'
  /** Space of a focus ring. @units CSS pixels */
  const RING = 6

  const probe = document.createElement('span')
  probe.style.outline = '1px auto -webkit-focus-ring-color'
  document.body.append(probe)
  const browserRing = getComputedStyle(probe).outlineColor
  probe.remove()
  const isBrowserRing = (element: Element): boolean => {
    const { outlineStyle, outlineColor } = getComputedStyle(element)
    return outlineStyle === 'auto' && outlineColor === browserRing
  }
  const drawnBy = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect()
    const isHidden = width <= 4 || height <= 4 || getComputedStyle(element).opacity === '0'
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
    return isHidden ? (label ?? parentOf(element) ?? element) : element
  }
  /** For a visually hidden field, the mark in its label. */
  const drawnBox = (element: Element): DOMRect => {
    const one = drawnBy(element)
    const mark =
      one === element ? undefined : marks(one).find(({ width, height }) => Math.min(width, height) >= 8)
    return mark ?? one.getBoundingClientRect()
  }
  const behind = (element: Element | null): string => {
    for (let one = element; one; one = parentOf(one)) {
      const { backgroundColor } = getComputedStyle(one)
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor
    }
    return ''
  }
  /** Sides on which a clipping box leaves no space for a ring. */
  const tightSides = (element: Element): string => {
    const own = element.getBoundingClientRect()
    const sides = new Set<string>()
    for (let one = parentOf(element); one; one = parentOf(one)) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = one.getBoundingClientRect()
      if (own.left - edge.left < RING) sides.add('left')
      if (edge.right - own.right < RING) sides.add('right')
      if (own.top - edge.top < RING) sides.add('top')
      if (edge.bottom - own.bottom < RING) sides.add('bottom')
    }
    return [...sides].toSorted().join()
  }
  const paintOf = (element: Element, pseudo: string | null): string => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo && ['none', 'normal'].includes(style.content)) return ''
    const border = [style.borderColor, style.borderWidth, style.borderStyle]
    const ground = [style.backgroundColor, style.backgroundImage, style.textDecorationLine]
    return [style.content, style.outline, style.outlineOffset, style.boxShadow, ...border, ...ground].join()
  }
  /** The style that may show the focus, including the row or card around it. */
  const lookOf = (element: Element) => {
    const one = drawnBy(element)
    const row = element.closest('li,label,article,tr')
    const drawn = [one, parentOf(one), one.nextElementSibling, row].flatMap((each) =>
      each ? [null, '::before', '::after'].map((pseudo) => paintOf(each, pseudo)) : [],
    )
    const kind = [element.tagName, element.getAttribute('type'), element.getAttribute('role')].join()
    return [kind, ...drawn, behind(parentOf(one)), tightSides(one)].join('|')
  }
  const join = (boxes: readonly DOMRect[]): Box => {
    const x = Math.min(...boxes.map(({ left }) => left)) - 8
    const y = Math.min(...boxes.map(({ top }) => top)) - 8
    const right = Math.max(...boxes.map((box) => box.right)) + 8
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + 8
    return { x, y, width: right - x, height: bottom - y }
  }
  const around = (element: Element): Box => {
    const own = drawnBy(element)
    const wearers = [element.nextElementSibling, parentOf(element), element.closest('li,label,article,tr')]
    const boxes = wearers
      .filter((one): one is Element => one !== null && one !== document.body)
      .flatMap((one) => [one.getBoundingClientRect(), ...marks(one)])
      .filter(({ width, height }) => width * height <= (innerWidth * innerHeight) / 2)
    // its generated mark may be far away, like one that covers the card around a link
    boxes.push(own.getBoundingClientRect(), ...marks(own), ...marks(element))
    return join(boxes)
  }
  const barOver = (element: Element, x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(x, y)
    for (let one = hit; one && !holds(one, element) && !holds(element, one); one = parentOf(one))
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one
    return undefined
  }
  const cover = (element: Element): Pick<Stop, 'covered' | 'coveredBy'> => {
    const { left, right, top, bottom, width, height } = shownBox(drawnBy(element))
    const [dx, dy] = [Math.min(4, width / 4), Math.min(4, height / 4)]
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const places = [
      [x, top + dy],
      [x, y],
      [x, bottom - dy],
      [left + dx, y],
      [right - dx, y],
    ] as const
    const bars = places.map(([px, py]) => {
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return OUTSIDE
      const bar = barOver(element, px, py)
      return bar ? spot(bar).text : ''
    })
    const hidden = bars.filter((one) => one !== '')
    // A control larger than the window cannot be fully visible; the browser decides where to scroll.
    const isLarge = height > innerHeight / 2 || width > innerWidth
    const isPartly = bars.some((one) => one !== '' && one !== OUTSIDE) && !isLarge && !isFrame(element)
    return {
      covered: hidden.length === places.length ? 'wholly' : isPartly ? 'partly' : 'no',
      coveredBy: hidden[0] ?? '',
    }
  }
  /** The fixed bar or notice that contains it: its position depends on the window, not on the page. */
  const barAround = (element: Element): Element | undefined => {
    for (let one: Element | null = element; one; one = parentOf(one))
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one
    return undefined
  }
  const goesBack = (element: Element): boolean => {
    if (!previous || !previous.isConnected || barAround(previous) !== barAround(element)) return false
    if (previous.contains(element) || element.contains(previous)) return false
    // A modal starts over after its last control.
    if (front !== document.body && element === controls()[0]) return false
    const [from, to] = [drawnBy(previous).getBoundingClientRect(), drawnBy(element).getBoundingClientRect()]
    const across = Math.min(from.right, to.right) - Math.max(from.left, to.left)
    const down = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top)
    if (to.bottom <= from.top + 2 && across >= Math.min(from.width, to.width) / 2) return true
    const isMirrored = getComputedStyle(parentOf(element) ?? element).direction === 'rtl'
    const isBeside = isMirrored ? to.left >= from.right - 2 : to.right <= from.left + 2
    return isBeside && down >= Math.min(from.height, to.height) / 2
  }

  window.vitrinaWalk = {
    stop: () => {
      const element = focused()
      if (!element || element === document.body || element === document.documentElement) {
        previous = undefined
        return undefined
      }
      const known = visited.get(element)
      const visits = known ? known.visits + 1 : 0
      const number = known?.element ?? visited.size
      visited.set(element, { element: number, visits })
      const stop: Stop = {
        ...spot(element),
        element: number,
        visits,
        hasStops: isFrame(element) || element.matches(HOLDS_STOPS),
        isFrame: isFrame(element),
        isInLayer: holds(front, element),
        ...cover(element),
        goesBack: goesBack(element),
        look: lookOf(element),
        isBrowserRing: isBrowserRing(element),
        drawn: drawnBox(element).toJSON() as Box,
        around: around(element),
        view: {
          width: innerWidth,
          height: innerHeight,
          scale: devicePixelRatio,
          left: scrollX,
          top: scrollY,
        },
      }
      previous = element
      return stop
    },
    focusIs: () => {
      const element = focused()
      if (element === previous) return 'here'
      return element && element !== document.body ? 'elsewhere' : 'nowhere'
    },
    missed: (isWhole: boolean) => {
      // the host of a shadow root is part of the page
      const stops = [...visited.keys()].flatMap((one) => {
        const root = one.getRootNode()
        return root instanceof ShadowRoot ? [one, root.host] : [one]
      })
      const last = stops.at(-1)
      const GROUP =
        'fieldset:not([role]),[role=tablist],[role=radiogroup],[role=menu],[role=menubar],[role=listbox],[role=grid],[role=toolbar],[role=tree]'
      const isReached = (element: HTMLElement): boolean => {
        // A positive tabindex moves it to the front of the order, before the start of the walk.
        if (element.tabIndex > 0 || stops.includes(element) || !element.isConnected || !isShown(element))
          return true
        if (stops.some((one) => one !== front && (one.contains(element) || element.contains(one))))
          return true
        if (element instanceof HTMLInputElement && element.type === 'radio')
          return stops.some((one) => one instanceof HTMLInputElement && one.name === element.name)
        if (element instanceof HTMLAnchorElement)
          if (stops.some((one) => one instanceof HTMLAnchorElement && one.href === element.href)) return true
        const group = element.closest(GROUP)
        const isWoven = element.matches('[role],[role] *') && element.tabIndex < 0
        if (group && isWoven && stops.some((one) => group.contains(one))) return true
        const list = element.closest('[role=listbox],[role=menu],[role=grid]')
        return list !== null && stops.some((one) => one.getAttribute('aria-controls') === list.id)
      }
      const isLater = (element: Element) =>
        !isWhole &&
        last !== undefined &&
        (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      const CONTROL = 'a[href],button,input,select,textarea,label,summary,[role],[tabindex],[contenteditable]'
      const isPointer = (element: Element | null) =>
        element !== null && getComputedStyle(element).cursor === 'pointer'
      /** A pressable element without text may be the backdrop of another. */
      const isPressed = (element: Element) => element.hasAttribute('onclick') && shownText(element) !== ''
      const pointerOnly = [...front.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          (isPressed(element) || (isPointer(element) && !isPointer(element.parentElement))) &&
          element.closest(CONTROL) === null &&
          element.querySelector(CONTROL) === null &&
          isShown(element),
      )
      return [
        ...controls()
          .filter((element) => !isReached(element) && !isLater(element))
          .map((element) => ({ ...spot(element), isPointerOnly: false })),
        ...pointerOnly.map((element) => ({ ...spot(element), isPointerOnly: true })),
      ]
    },
    end: () => {
      if (start && start !== document.body) start.focus({ preventScroll: true, focusVisible: false })
      else focused()?.blur()
    },
  }

  const isInside = start !== null && start !== document.body && holds(front, start)
  const isModal = front !== document.body
  if (!isModal) {
    // The next Tab starts at the top of the document.
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  }
  return { isInside, isModal, count: controls().length }
}

declare global {
  interface Window {
    vitrinaWalk: {
      stop: () => Stop | undefined
      /** whether the last stop has the focus */
      focusIs: () => 'here' | 'elsewhere' | 'nowhere'
      missed: (isWhole: boolean) => Missed[]
      /** restores the initial focus */
      end: () => void
    }
  }
}
