import type { Page } from 'playwright'
import { expect } from 'vitest'

/** What a screen reader says of live regions: when its turn comes, or at once. */
type Manner = 'polite' | 'assertive'

declare global {
  interface Window {
    /** what is about to be said */
    vitrinaSaying?: Set<Promise<void>>
    /** tells the test what was said */
    vitrinaHeard?: (manner: Manner, text: string) => Promise<void>
    vitrinaListens?: true
  }
}

/** What was heard on a page and on those it leads to. */
export type Ear = {
  /** in order: 'polite: Ítem agregado al pedido!' */
  readonly heard: readonly string[]
  /** how a sentence was said, once for each time, also as a part of more */
  saying(sentence: string): string[]
  /** Waits until a sentence was said, and nothing is left to be drawn: it was said in this manner, and once. */
  once(manner: Manner, sentence: string): Promise<void>
  /** Waits until nothing is left to be said. */
  rest(): Promise<void>
}

/**
 * Listens to the live regions of a page, as a screen reader does: a region that is `atomic` is said whole whenever
 * something joins it, any other says what joined; a region that comes with its text is said only if it is an alert, and
 * nothing that lies under a modal is heard. What is gone or silenced within the moment that a reader takes is not said.
 * The audit's log (src/audit/live-log.ts) asks whether a notice is heard at
 * all; this one how often.
 */
export async function listen(page: Page): Promise<Ear> {
  const heard: { manner: Manner; text: string }[] = []
  await page.exposeFunction('vitrinaHeard', (manner: Manner, text: string) => {
    heard.push({ manner, text })
  })
  await page.addInitScript(beginToListen)
  await page.evaluate(beginToListen)
  const saying = (sentence: string) =>
    heard.flatMap(({ manner, text }) => Array<string>(text.split(sentence).length - 1).fill(manner))
  return {
    get heard() {
      return heard.map(({ manner, text }) => `${manner}: ${text}`)
    },
    saying,
    rest: () => drawn(page),
    async once(manner, sentence) {
      await expect.poll(() => saying(sentence), { message: sentence }).not.toEqual([])
      await drawn(page)
      expect(saying(sentence), `${sentence}, of ${JSON.stringify(heard)}`).toEqual([manner])
    },
  }
}

/** Waits until what belongs to a change is drawn too. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1)
      await new Promise((done) => {
        requestIdleCallback(done)
      })
    for (const said of window.vitrinaSaying ?? []) await said
  })
}

/** Runs inside of the page and uses nothing from outside of itself. */
function beginToListen(): void {
  if (window.vitrinaListens) return
  window.vitrinaListens = true
  const REGION = '[role=status],[role=alert],[role=log],[aria-live],output'
  const isAlert = (region: Element) => region.matches('[role=alert],[aria-live=assertive]')
  /** What a region holds and says; a text beside another is a word of its own. */
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || !node.checkVisibility()) return ''
    if (node.ariaHidden === 'true' || node.getAttribute('aria-live') === 'off') return ''
    return [...node.childNodes].map(words).join(' ')
  }
  const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const isHeard = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return (
      region.isConnected && !region.closest('[aria-hidden=true],[inert]') && modal?.contains(region) !== false
    )
  }
  const A_MOMENT_MS = 300
  const saying = (window.vitrinaSaying = new Set())
  const say = (region: Element, nodes: readonly Node[], text: string) => {
    if (region.getAttribute('aria-live') === 'off' || folded(text) === '' || !isHeard(region)) return
    const manner = isAlert(region) ? 'assertive' : 'polite'
    const said = new Promise<void>((done) => {
      setTimeout(done, A_MOMENT_MS)
    }).then(async () => {
      if (isHeard(region) && nodes.some(({ isConnected }) => isConnected))
        await window.vitrinaHeard?.(manner, folded(text))
      saying.delete(said)
    })
    saying.add(said)
  }
  const listenTo = (changes: MutationRecord[]) => {
    // what is read from the server is a page, and no change of one
    if (document.readyState === 'loading') return
    const joined = new Map<Element, Node[]>()
    for (const { type, target, addedNodes } of changes) {
      const within = target instanceof Element ? target : target.parentElement
      const region = within?.closest(REGION)
      const nodes = type === 'characterData' ? [target] : [...addedNodes]
      if (region && nodes.length > 0) joined.set(region, [...(joined.get(region) ?? []), ...nodes])
      for (const node of nodes) {
        if (!(node instanceof Element)) continue
        const alerts = [node, ...node.querySelectorAll('*')].filter(isAlert)
        for (const alert of alerts) if (!joined.has(alert)) joined.set(alert, [alert])
      }
    }
    for (const [region, nodes] of joined) {
      const isWhole =
        region.ariaAtomic === 'true' ||
        (region.ariaAtomic !== 'false' && region.matches('[role=status],[role=alert],output'))
      say(region, nodes, isWhole ? words(region) : [...new Set(nodes)].map(words).join(' '))
    }
  }
  new MutationObserver(listenTo).observe(document, { subtree: true, childList: true, characterData: true })
}
