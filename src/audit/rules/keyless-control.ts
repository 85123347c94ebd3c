import type { CDPSession } from 'playwright'

import type { Rule } from '../rule.ts'

/** Nodes whose listeners are asked for on one page; each is a question to the browser. @source assumed */
const MOST_NODES = 400

/**
 * Controls made by hand that take the focus and answer to the pointer, while nothing around them listens to a key. What
 * a library like React draws has always a listener around it, so nothing is said of that.
 */
export const keylessControl: Rule = {
  id: 'keyless-control',
  wcag: ['2.1.1'],
  level: 'error',
  async check(page, facts) {
    const ways = await page.evaluate(() => {
      const { controls, parentOf, spot, treeOf } = window.vitrinaAudit
      const ROLES = ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'switch', 'tab']
      const NATIVE = 'a[href],button,input,select,textarea,summary,label,[contenteditable]'
      const made = controls().filter(
        (one) =>
          one.matches(ROLES.map((role) => `[role=${role}]`).join(',')) &&
          !one.matches(NATIVE) &&
          one.tabIndex >= 0,
      )
      const nodes: EventTarget[] = [window, document]
      const indexOf = (node: EventTarget) =>
        nodes.includes(node) ? nodes.indexOf(node) : nodes.push(node) - 1
      const wayOf = (control: Element) => {
        const way = [0, 1]
        for (let one: Element | null = control; one; one = parentOf(one))
          way.push(indexOf(one), indexOf(treeOf(one)))
        return way
      }
      const found = made.map((control) => ({ spot: spot(control), way: wayOf(control) }))
      window.vitrinaKeys = nodes
      return found
    })
    const listened = ways.length === 0 ? [] : await listeners(await facts.session())
    const hears = (way: readonly number[], kind: RegExp) =>
      way.some((index) => listened[index]?.some((type) => kind.test(type)) ?? true)
    return ways
      .filter(({ way }) => hears(way, /^(?:click|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end))$/))
      .filter(({ way }) => !hears(way, /^key(?:down|press|up)$/))
      .map(({ spot }) => spot)
  },
}

declare global {
  interface Window {
    /** nodes whose listeners the browser is asked for */
    vitrinaKeys?: EventTarget[]
  }
}

/**
 * Kinds of events that each of the nodes listens to; none is known of those beyond {@link MOST_NODES}. What captures
 * at the window, the first of them, and is passive is the audit's own: `logLiveRegions`.
 */
async function listeners(session: CDPSession): Promise<string[][]> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'window.vitrinaKeys' })
  const { objectId = '' } = result
  const { result: entries } = await session.send('Runtime.getProperties', { objectId, ownProperties: true })
  const ids = entries.filter(({ name }) => /^\d+$/.test(name)).flatMap(({ value }) => value?.objectId ?? [])
  const all = await Promise.all(
    ids.slice(0, MOST_NODES).map(async (id, index) => {
      const { listeners: own } = await session.send('DOMDebugger.getEventListeners', { objectId: id })
      return own.filter((one) => index > 0 || !one.useCapture || !one.passive).map(({ type }) => type)
    }),
  )
  await session.send('Runtime.evaluate', { expression: 'delete window.vitrinaKeys' })
  await session.send('Runtime.releaseObject', { objectId })
  return all
}
