import type { Page } from 'playwright'

import { installKit } from './page/kit.ts'
import type { Spot } from './spot.ts'

export type SilentKind = 'floating' | 'late' | 'in-page'

/** Changes of a page after it was created, as a screen reader notices them. */
export type LiveLog = {
  /** texts announced by live regions, in order */
  said: string[]
  /**
   * visible notices that no live region announced: `late` ones were inserted together with their region; those
   * `in-page` do not float and respond to an action
   */
  silent: (Spot & { kind: SilentKind })[]
  /** focus moves, from and to */
  moves: { from: Element | null; to: Element }[]
}

/**
 * Records from now on, and on every page opened here later, the announcements of live regions, silent notices, and
 * focus moves. Call it before the steps that lead to a state; `silent-change` and `lost-focus` judge the log.
 */
export async function logLiveRegions(page: Page): Promise<void> {
  await page.addInitScript(installKit)
  await page.addInitScript(beginLiveLog)
  await page.evaluate(installKit)
  await page.evaluate(beginLiveLog)
}

/** Starts the log; runs inside the page and uses only the kit. */
export function beginLiveLog(): void {
  if (window.vitrinaLive) return
  const LIVE = '[role=status],[role=alert],[role=log],[role=timer],[aria-live]:not([aria-live=off]),output'
  /** A longer text is part of the page, not a notice. @units characters */
  const LONGEST = 200
  const CONTROL = 'a[href],button,[role=button],[role=link]'
  /** Response of a page to an action. */
  const STATUS =
    /guardad|enviad|agregad|aplicad|copiad|actualizad|eliminad|quitad|cargando|buscando|enviando|guardando|sin resultados|\bresultados?\b|no pudimos|no encontramos|\berror\b/i
  /** Later changes are not responses to an action. @units milliseconds */
  const ANSWERED_MS = 3000
  let actedAt = Number.NEGATIVE_INFINITY
  for (const kind of ['click', 'keydown', 'input'])
    addEventListener(kind, () => (actedAt = performance.now()), { capture: true, passive: true })
  const log: LiveLog = { said: [], silent: [], moves: [] }
  window.vitrinaLive = log
  addEventListener('focusin', ({ relatedTarget: from, target: to }) => {
    if (to instanceof Element) log.moves.push({ from: from instanceof Element ? from : null, to })
  })
  const known = new WeakSet<Element>()
  const added = new WeakSet<Element>()
  const learn = () => {
    for (const region of document.querySelectorAll(LIVE)) known.add(region)
  }
  const textOf = (node: Node) => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const isNotice = (element: Element) => {
    const text = textOf(element)
    if (text === '' || text.length > LONGEST || element.querySelector('a[href],input,select,textarea'))
      return false
    // A button is an action, not a notice; a heading with actions below it is a part of the page.
    if (element.closest(CONTROL)) return false
    if (element.querySelector('h1,h2,h3,h4,h5,h6') && element.querySelector(CONTROL)) return false
    if ([...element.querySelectorAll(CONTROL)].some((one) => textOf(one) === text)) return false
    if (
      element.closest(
        'dialog,[role=dialog],[role=alertdialog],[aria-hidden=true],[role=tooltip],[role=listbox]',
      )
    )
      return false
    if (element.querySelector('dialog,[role=dialog]') || element.contains(document.activeElement))
      return false
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).position === 'fixed') return true
    return [...element.querySelectorAll('*')].some((one) => getComputedStyle(one).position === 'fixed')
  }
  /** Whether a field matched by this selector, such as `:focus`, refers to an element as its text. */
  const isPointedTo = (element: Element, fields: string) =>
    [element, ...element.querySelectorAll('[id]')].some(
      ({ id }) =>
        id !== '' &&
        document.querySelector(`:is([aria-describedby~="${id}"],[aria-errormessage~="${id}"])${fields}`) !==
          null,
    )
  /** A focused button cannot be invalid, so it counts when the text came with the focus. */
  const isFaultFocused = () => {
    const { activeElement } = document
    const texts = activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
    const isNew = (id: string) => [document.getElementById(id)].some((text) => text && added.has(text))
    return activeElement?.ariaInvalid === 'true' || texts.some(isNew)
  }
  /** A short response within the page, or the error of a field. */
  const isAnswer = (element: Element) => {
    const text = textOf(element)
    if (text === '' || text.length > LONGEST || performance.now() - actedAt > ANSWERED_MS) return false
    if (!STATUS.test(text) && !isPointedTo(element, '[aria-invalid=true]')) return false
    if (element.querySelector(`${LIVE},${CONTROL},input,select,textarea,h1,h2,h3,h4,h5,h6`)) return false
    return !element.closest(
      `${CONTROL},label,legend,h1,h2,h3,h4,h5,h6,nav,header,[aria-hidden=true],[role=tooltip],[role=listbox]`,
    )
  }
  /** After two frames everything related has been inserted and painted. */
  const afterwards = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))
  const noteSilent = (element: Element, kind: SilentKind) => {
    const text = textOf(element)
    afterwards(() => {
      if (log.said.some((one) => one.includes(text) || text.includes(one))) return
      if (log.silent.some((one) => one.text === text.slice(0, 80))) return
      // The focused element is read, with the text that its field refers to; of several invalid fields one leads to the
      // others.
      const isRead =
        element.matches(':focus,:has(:focus)') ||
        isPointedTo(element, ':focus') ||
        (isPointedTo(element, '[aria-invalid=true]') && isFaultFocused())
      if (kind === 'in-page' && isRead) return
      if (element.isConnected && window.vitrinaAudit.isShown(element))
        log.silent.push({ ...window.vitrinaAudit.spot(element), text: text.slice(0, 80), kind })
    })
  }
  const judgeAdded = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (!element) return
    added.add(element)
    const region = element.closest(LIVE)
    if (region) {
      const text = textOf(region)
      if (text === '') return
      // An alert is announced when inserted; any other region must exist before its text.
      if (known.has(region) || region.matches('[role=alert],[aria-live=assertive]')) log.said.push(text)
      else if (text.length <= LONGEST && element === region) noteSilent(region, 'late')
      return
    }
    for (const inner of node instanceof Element ? node.querySelectorAll(LIVE) : [])
      if (inner.matches('[role=alert],[aria-live=assertive]') && textOf(inner) !== '')
        log.said.push(textOf(inner))
    if (isNotice(element)) noteSilent(element, 'floating')
    else if (isAnswer(element)) noteSilent(element, 'in-page')
  }
  const begin = () => {
    learn()
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') judgeAdded(target)
        else for (const node of addedNodes) judgeAdded(node)
      }
      learn()
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  }
  // While a page is loading, everything is new and nothing counts as a change.
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

declare global {
  interface Window {
    vitrinaLive?: LiveLog
  }
}
