import type { Page } from 'playwright'

/** Notices that stay longer are part of the page. @units ms @source assumed: longer than any toast stays by itself */
const LONGEST_NOTICE_MS = 5000

/**
 * Waits until what was said in passing has left the window: a toast lies over whatever is below it for a moment only.
 * One that stays is judged as it stands.
 */
export async function noticesGone(page: Page): Promise<void> {
  await page
    .waitForFunction(() => window.vitrinaAudit.notices().length === 0, undefined, {
      timeout: LONGEST_NOTICE_MS,
    })
    .catch(() => undefined)
}
