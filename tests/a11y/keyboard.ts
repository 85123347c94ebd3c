import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

const MOST_STOPS = 120

/**
 * A press, click or touch anywhere in the page, or in those it leads to, is counted: what follows is done by keys.
 *
 * @returns how many there were so far
 */
export async function withoutPointer(page: Page): Promise<() => Promise<number>> {
  let count = 0
  await page.exposeFunction('tellPointer', () => (count += 1))
  const watch = () => {
    const { tellPointer } = window as unknown as { tellPointer: () => void }
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(type, () => tellPointer(), true)
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return async () => {
    // what was told before is here when this is answered
    await page.evaluate(() => undefined)
    return count
  }
}

/** Whether the focus is on this element. */
export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** The focus is on this element, or comes to it with what the page is about to draw. */
export async function expectFocus(target: Locator, message?: string): Promise<void> {
  await expect.poll(() => isFocused(target), { message }).toBe(true)
}

/** A page that was come to by keys: it is there, and the focus is at its start. */
export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).first().waitFor()
  await expectFocus(page.getByRole('main'), `the focus is at the start of ${String(heading)}`)
}

/**
 * Presses Tab until the focus is on the target, as somebody without a pointer would.
 *
 * @errors throws when the target is not reached
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let count = 0; count < MOST_STOPS; count += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} is not reached by ${MOST_STOPS} presses of Tab`)
}

/** Tabs to it and presses a key there, Enter unless told. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
