import type { Page } from 'playwright'
import { expect } from 'vitest'

import type { VenueClosure } from '#generated/models.ts'
import { ADMIN_TOKEN, type TestServer } from './server.ts'

/** What the kitchen does elsewhere: pauses a venue, or takes orders again. */
export async function pauseVenue(
  server: TestServer,
  alias: string,
  closure: VenueClosure | { closed: false },
): Promise<void> {
  const answer = await fetch(`${server.url}/api/admin/branchcontacts/${alias}/closure`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN_TOKEN}` },
    body: JSON.stringify(closure),
  })
  expect(answer.status).toBe(200)
}

/** The diner looks at the page again, minutes after it was opened. */
export async function lookAgain(page: Page, at: Date): Promise<void> {
  await page.clock.setFixedTime(at)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
