import type { Page } from 'playwright'

/** Notices that stay longer are part of the page. @units ms @source assumed: longer than any toast stays by itself */
const LONGEST_NOTICE_MS = 5000

/**
 * Waits until transient notices have disappeared: a toast covers what is below it only for a moment. One that stays is
 * judged as part of the page.
 */
export async function noticesGone(page: Page): Promise<void> {
  await page
    .waitForFunction(() => window.vitrinaAudit.notices().length === 0, undefined, {
      timeout: LONGEST_NOTICE_MS,
    })
    .catch(() => undefined)
}
