import type { Page } from 'playwright'

import { installKit } from './page/kit.ts'
import type { Spot } from './spot.ts'

export type SilentKind = 'floating' | 'late' | 'in-page'

/** What came onto a page after it was made, as far as a screen reader is concerned. */
export type LiveLog = {
  /** what live regions said, in order */
  said: string[]
  /**
   * notices that came into sight and that no live region said: `late` ones brought their region along, those `in-page`
   * float over nothing and answer what somebody did
   */
  silent: (Spot & { kind: SilentKind })[]
  /** where the focus went, and from where */
  moves: { from: Element | null; to: Element }[]
}

/**
 * Notes from now on, and on every page that is opened here later, what live regions say, which notices nobody hears, and
 * where the focus goes. Call it before the steps that lead to a state; `silent-change` and `lost-focus` judge the notes.
 */
export async function logLiveRegions(page: Page): Promise<void> {
  await page.addInitScript(installKit)
  await page.addInitScript(beginLiveLog)
  await page.evaluate(installKit)
  await page.evaluate(beginLiveLog)
}

/** Begins the notes; runs inside of the page and uses nothing from outside of itself but the kit. */
export function beginLiveLog(): void {
  if (window.vitrinaLive) return
  const LIVE = '[role=status],[role=alert],[role=log],[role=timer],[aria-live]:not([aria-live=off]),output'
  /** A notice is short; more is a part of the page. @units characters */
  const LONGEST = 200
  const CONTROL = 'a[href],button,[role=button],[role=link]'
  /** What a page says of what somebody just did. */
  const STATUS =
    /guardad|enviad|agregad|aplicad|copiad|actualizad|eliminad|quitad|cargando|buscando|enviando|guardando|sin resultados|\bresultados?\b|no pudimos|no encontramos|\berror\b/i
  /** What comes later than this is no answer. @units milliseconds */
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
    // A button is a way to do something; a heading with what can be done below it is a part of the page.
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
  /** Whether one of these fields, such as `:focus`, points to an element as its text. */
  const isPointedTo = (element: Element, fields: string) =>
    [element, ...element.querySelectorAll('[id]')].some(
      ({ id }) =>
        id !== '' &&
        document.querySelector(`:is([aria-describedby~="${id}"],[aria-errormessage~="${id}"])${fields}`) !==
          null,
    )
  /** Of a button the text that came says it: it cannot be invalid. */
  const isFaultFocused = () => {
    const { activeElement } = document
    const texts = activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
    const isNew = (id: string) => [document.getElementById(id)].some((text) => text && added.has(text))
    return activeElement?.ariaInvalid === 'true' || texts.some(isNew)
  }
  /** A short answer in the page itself, or what is wrong with a field. */
  const isAnswer = (element: Element) => {
    const text = textOf(element)
    if (text === '' || text.length > LONGEST || performance.now() - actedAt > ANSWERED_MS) return false
    if (!STATUS.test(text) && !isPointedTo(element, '[aria-invalid=true]')) return false
    if (element.querySelector(`${LIVE},${CONTROL},input,select,textarea,h1,h2,h3,h4,h5,h6`)) return false
    return !element.closest(
      `${CONTROL},label,legend,h1,h2,h3,h4,h5,h6,nav,header,[aria-hidden=true],[role=tooltip],[role=listbox]`,
    )
  }
  /** Two frames later everything that belongs to it has come, and is drawn. */
  const afterwards = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))
  const noteSilent = (element: Element, kind: SilentKind) => {
    const text = textOf(element)
    afterwards(() => {
      if (log.said.some((one) => one.includes(text) || text.includes(one))) return
      if (log.silent.some((one) => one.text === text.slice(0, 80))) return
      // Where the focus went is read, and what its field points to; of several fields at fault one leads to the others.
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
      // An alert is said when it comes; any other region must have been there before its text.
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
  // While a page is being read, everything on it is new and nothing a change.
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

declare global {
  interface Window {
    vitrinaLive?: LiveLog
  }
}
