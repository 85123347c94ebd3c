import type { Locator, Page } from 'playwright'

const MOST_STOPS = 120

/** Whether the focus is on this element. */
export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
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
