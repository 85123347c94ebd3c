import type { CDPSession } from 'playwright'

import type { Rule } from '../rule.ts'

/** Maximum of nodes per page whose listeners are queried; each is a call to the browser. @source assumed */
const MOST_NODES = 400

/**
 * Custom controls that take focus and respond to the pointer, while neither they nor an ancestor listens to a key.
 * Libraries like React always have a listener on an ancestor, so their controls are not reported.
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
    const hasListener = (way: readonly number[], kind: RegExp) =>
      way.some((index) => listened[index]?.some((type) => kind.test(type)) ?? true)
    return ways
      .filter(({ way }) =>
        hasListener(way, /^(?:click|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end))$/),
      )
      .filter(({ way }) => !hasListener(way, /^key(?:down|press|up)$/))
      .map(({ spot }) => spot)
  },
}

declare global {
  interface Window {
    /** nodes whose listeners are queried */
    vitrinaKeys?: EventTarget[]
  }
}

/**
 * Event types that each node listens to; unknown for those beyond {@link MOST_NODES}. The first passive capturing
 * listener of the window is the audit's own: `logLiveRegions`.
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
