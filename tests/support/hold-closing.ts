import type { Page } from 'playwright'

import { MODAL_CLOSE_MS } from '#platform/interface-timing.ts'

/** Modals of the page that begin to close from now on stay in the midst of it until they are let go. */
export async function holdClosing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((closing) => {
    const original = window.setTimeout
    const held: (() => void)[] = []
    Object.assign(window, {
      setTimeout: (then: () => void, delay?: number) =>
        delay === closing ? held.push(then) : original(then, delay),
      letClose: () => {
        window.setTimeout = original
        for (const then of held) then()
      },
    })
  }, MODAL_CLOSE_MS)
  return () => page.evaluate('letClose()')
}
