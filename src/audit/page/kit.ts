import type { Spot } from '../spot.ts'

/** What rules do inside of a page: find, judge and name elements. Stands in the page as `vitrinaAudit`. */
export type Kit = {
  /** short selector, snippet and place of an element; in a shadow root the selector is its host's, `>>`, its own */
  spot(element: Element): Spot
  /** drawn, not transparent and not clipped away; screen reader texts are not shown */
  isShown(element: Element): boolean
  /** the modal in front, else the body: what can be used now */
  layer(): Element
  /** what can be pressed, typed into or chosen from in the front layer, and is shown */
  controls(): HTMLElement[]
  /** what matches a selector in the front layer, in its open shadow roots too */
  all(selector: string): HTMLElement[]
  /** the nearest that matches of an element and what it stands in, hosts of shadow roots too */
  around(element: Element | null, selector: string): Element | null
  /** texts that are shown in the front layer, without those of lists that are closed */
  texts(): { node: Text; element: HTMLElement }[]
  /** texts that a style puts before or after what an element holds, where no other stands in it. Signs alone are none */
  generated(): { element: Element; style: CSSStyleDeclaration; text: string }[]
  /** boxes that a style puts before or after what an element holds, and places by themselves */
  marks(element: Element): DOMRect[]
  /** lines of a text, or of what stands before `end`, but not what a box cuts off which neither grows nor scrolls. @units CSS pixels of the window */
  lines(node: Text, end?: number): DOMRect[]
  /** box of an element without what a box around it cuts off which neither grows nor scrolls */
  shownBox(element: Element): DOMRect
  /** what is said in passing and floats over the page, such as a toast */
  notices(): Element[]
  /** the shadow root or document that knows an element, by its id or its place */
  treeOf(element: Element): Document | ShadowRoot
  /** what an attribute such as `aria-labelledby` points to */
  pointedBy(element: Element, attribute: string): Element[]
  /** what an element stands in, the host of a shadow root too */
  parentOf(element: Element): Element | null
  /** whether it is the other or stands around it, a shadow root in between too */
  holds(outer: Element, element: Element): boolean
  /** it and the open shadow roots in it: no question asked of it reaches into them */
  withShadows<T extends ParentNode>(root: T): (T | ShadowRoot)[]
  /** what has the focus, in a shadow root too: the document knows only the host of that */
  focused(): HTMLElement | null
  /** texts as they are read, without screen reader texts, in the order of the document */
  shownText(element: Element): string
  /** waits until the browser has drawn so often; what a page does about a change it has mostly done after three */
  drawn(frames?: number): Promise<void>
  /** from now on refuses what would lead to another page while `isHeld` says so at that moment */
  stay(isHeld: () => boolean): void
}

declare global {
  interface FocusOptions {
    /** shows the ring as if the focus came by keyboard; newer than the types */
    focusVisible?: boolean
  }
  interface Window {
    vitrinaAudit: Kit
  }
}

/** Puts the {@link Kit} into the page once; runs inside of it, so it uses nothing from outside of itself. */
export function installKit(): void {
  if (Object.hasOwn(window, 'vitrinaAudit')) return
  const CONTROL =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],[contenteditable=true],' +
    '[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=option],' +
    '[role=menuitem],[role=combobox],[role=slider],[role=spinbutton],[role=textbox],[role=searchbox],' +
    '[tabindex]:not([tabindex^="-"])'
  const STABLE = /^[a-z][\w-]*$/i
  const CHANGES = /\d{3}|^_?r_|^radix-|--/

  const ownSelector = (element: Element, root: ParentNode): string | undefined => {
    const isUnique = (selector: string) => root.querySelectorAll(selector).length === 1
    const { id } = element
    if (STABLE.test(id) && !CHANGES.test(id) && isUnique(`#${id}`)) return `#${id}`
    const tag = element.tagName.toLowerCase()
    for (const name of ['name', 'aria-label', 'href', 'role', 'type', 'for']) {
      const value = element.getAttribute(name)
      if (value === null || value === '' || value.length > 80) continue
      const selector = `${tag}[${name}=${JSON.stringify(value)}]`
      if (isUnique(selector)) return selector
    }
    return isUnique(tag) ? tag : undefined
  }
  const selectorIn = (root: ParentNode, element: Element): string => {
    const own = ownSelector(element, root)
    if (own !== undefined) return own
    const tag = element.tagName.toLowerCase()
    const same = [...(element.parentNode?.children ?? [])].filter(
      ({ tagName }) => tagName === element.tagName,
    )
    const step = same.length <= 1 ? tag : `${tag}:nth-of-type(${same.indexOf(element) + 1})`
    return element.parentElement ? `${selectorIn(root, element.parentElement)} > ${step}` : step
  }
  const selectorOf = (element: Element): string => {
    const root = element.getRootNode()
    if (root instanceof ShadowRoot) return `${selectorOf(root.host)} >> ${selectorIn(root, element)}`
    return selectorIn(document, element)
  }

  const treeOf = (element: Element): Document | ShadowRoot => {
    const root = element.getRootNode()
    return root instanceof ShadowRoot ? root : document
  }
  const pointedBy = (element: Element, attribute: string): Element[] => {
    const ids = element.getAttribute(attribute)?.split(/\s+/) ?? []
    return ids.flatMap((id) => (id && treeOf(element).getElementById(id)) || [])
  }
  const hostOf = (element: Element): Element | null => {
    const tree = treeOf(element)
    return tree instanceof ShadowRoot ? tree.host : null
  }
  const parentOf = (element: Element): Element | null => element.parentElement ?? hostOf(element)
  const holds = (outer: Element, element: Element): boolean => {
    for (let one: Element | null = element; one; one = hostOf(one)) if (outer.contains(one)) return true
    return false
  }
  const withShadows = <T extends ParentNode>(root: T): (T | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? withShadows(shadowRoot) : [],
    ),
  ]

  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let one: Element | null = element; one; one = hostOf(one)) if (one.closest('[inert]')) return false
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return false
    return !/^inset\((?:50|100)%\)$/.test(getComputedStyle(element).clipPath)
  }
  const layer = (): Element => {
    const open = [...document.querySelectorAll('dialog:modal,[aria-modal=true]')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    // Of several dialogs the last that was opened answers to the pointer, wherever it stands in the document.
    const answers = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(one)
    }
    return (open.length > 1 ? open.findLast(answers) : undefined) ?? open.at(-1) ?? document.body
  }
  const isCut = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    for (let one: Element | null = element; one && one !== document.body; one = parentOf(one)) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = one.getBoundingClientRect()
      if (['hidden', 'clip'].includes(overflowX) && (x < edge.left || x > edge.right)) return true
      if (['hidden', 'clip'].includes(overflowY) && (y < edge.top || y > edge.bottom)) return true
      if (['auto', 'scroll'].some((kind) => kind === overflowX || kind === overflowY)) return false
    }
    return false
  }
  const shownBox = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect()
    let { left, right, top, bottom } = own
    for (let one: Element | null = element; one && one !== document.body; one = parentOf(one)) {
      const { overflowX, overflowY, position } = getComputedStyle(one)
      const edge = one.getBoundingClientRect()
      if (one !== element && ['hidden', 'clip'].includes(overflowX))
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (one !== element && ['hidden', 'clip'].includes(overflowY))
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      if (position === 'fixed') break
    }
    return left < right && top < bottom ? new DOMRect(left, top, right - left, bottom - top) : own
  }
  const lines = (node: Text, end = node.length): DOMRect[] => {
    const range = document.createRange()
    range.setStart(node, 0)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter(
      (line) =>
        line.width > 1 && line.height > 1 && node.parentElement !== null && !isCut(node.parentElement, line),
    )
  }
  const all = (selector: string) =>
    withShadows(layer()).flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
  const around = (element: Element | null, selector: string): Element | null => {
    const own = element?.closest(selector) ?? null
    return own ?? (element && around(hostOf(element), selector))
  }
  const texts = () =>
    withShadows(layer()).flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: { node: Text; element: HTMLElement }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!(node instanceof Text) || !element || node.data.trim() === '') continue
        if (element.closest('script,style,noscript,option,template') === null && isShown(element))
          found.push({ node, element })
      }
      return found
    })
  const generated = () => {
    const found = all('*').flatMap((element) =>
      ['::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const text = [...style.content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, said = '']) => said).join('')
        return /[\p{L}\p{N}]/u.test(text) && isShown(element) ? [{ element, style, text }] : []
      }),
    )
    return found.filter(
      ({ element }) => found.filter((other) => element.contains(other.element)).length === 1,
    )
  }
  const marks = (element: Element): DOMRect[] =>
    ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      const isDrawn = style.display !== 'none' && !['none', 'normal'].includes(style.content)
      if (style.position !== 'absolute' || !isDrawn) return []
      const px = (...lengths: string[]) =>
        lengths.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0)
      const isPlaced = (one: Element) => getComputedStyle(one).position !== 'static'
      const outer = element instanceof HTMLElement ? element.offsetParent : null
      const holder = [element, outer].find((one) => one && isPlaced(one)) ?? document.documentElement
      const edge = holder.getBoundingClientRect()
      const scrolled = holder === document.documentElement ? null : holder
      const left = edge.left + holder.clientLeft - (scrolled?.scrollLeft ?? 0)
      const top = edge.top + holder.clientTop - (scrolled?.scrollTop ?? 0)
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = style
      const isWhole = style.boxSizing === 'border-box'
      const width = px(style.width, ...(isWhole ? [] : [paddingLeft, paddingRight]))
      const height = px(style.height, ...(isWhole ? [] : [paddingTop, paddingBottom]))
      const [x, y] = [px(style.left, style.marginLeft), px(style.top, style.marginTop)]
      return [new DOMRect(left + x, top + y, width, height)]
    })
  const floats = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || floats(parentOf(element)))
  const shownText = (element: Element): string => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const parts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !node.parentElement.closest('select,textarea') && isShown(node.parentElement))
        parts.push(node.textContent ?? '')
    return parts.join(' ').replaceAll(/\s+/g, ' ').trim()
  }
  const snippet = (element: Element): string => {
    const field = element instanceof HTMLInputElement ? element.placeholder : ''
    const said = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const text = (said.trim() === '' ? field : said).replaceAll(/\s+/g, ' ').trim()
    return (text === '' ? element.outerHTML.replaceAll(/\s+/g, ' ') : text).slice(0, 80)
  }

  // what a page does not lay out while it is out of sight is judged as well
  const whole = new CSSStyleSheet()
  whole.replaceSync('*{content-visibility:visible!important}')
  document.adoptedStyleSheets.push(whole)
  window.vitrinaAudit = {
    isShown,
    layer,
    texts,
    generated,
    marks,
    lines,
    shownBox,
    shownText,
    treeOf,
    pointedBy,
    parentOf,
    holds,
    withShadows,
    focused: () => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return element as HTMLElement | null
    },
    drawn: async (frames = 3) => {
      for (let frame = 0; frame < frames; frame += 1)
        await new Promise((done) => {
          requestAnimationFrame(done)
        })
    },
    stay: (isHeld) => {
      const { navigation } = window as unknown as { navigation: EventTarget }
      navigation.addEventListener('navigate', (event) => {
        const { destination } = event as Event & { destination: { sameDocument: boolean } }
        if (!destination.sameDocument && isHeld()) event.preventDefault()
      })
    },
    notices: () =>
      [...document.querySelectorAll('[role=status],[role=alert],[aria-live]')].filter(
        (region) => region.textContent?.trim() !== '' && isShown(region) && floats(region),
      ),
    all,
    around,
    controls: () =>
      all(CONTROL).filter(
        (element) => isShown(element) && !element.matches(':disabled,[aria-disabled=true]'),
      ),
    spot: (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return {
        target: selectorOf(element),
        text: snippet(element),
        box: { x: x + scrollX, y: y + scrollY, width, height },
      }
    },
  }
}
