import type { Page } from 'playwright'

/** Notices that stay longer are part of the page. @units ms @source assumed: longer than any toast stays by itself */
const LONGEST_NOTICE_MS = 5000

/**
 * Waits until what was said in passing has left the window: a toast lies over whatever is below it for a moment only.
 * One that stays is judged as it stands.
 */
export async function noticesGone(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('[role=status],[role=alert],[aria-live]')].every((region) => {
          const floats = (one: Element | null): boolean =>
            one !== null && (getComputedStyle(one).position === 'fixed' || floats(one.parentElement))
          return region.textContent?.trim() === '' || !window.vitrinaAudit.isShown(region) || !floats(region)
        }),
      undefined,
      { timeout: LONGEST_NOTICE_MS },
    )
    .catch(() => undefined)
}
