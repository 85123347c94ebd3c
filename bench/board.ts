import { callTo } from '#preview/call.ts'
import { launchBrowser } from '#preview/launch-browser.ts'
import { makeOrder, newKey, payloadOf } from '#preview/make-order.ts'
import { STAGE_TOKEN } from '#preview/stage-config.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { console as texts } from '#messages/console.ts'
import type { Brand } from '#scenarios/brand.ts'

/** What the server of the measurement is started with. */
export const OPERATOR_TOKEN = STAGE_TOKEN

/** Concurrent order requests. */
const SENDERS = 10

export { openVenue } from './open-venue.ts'

/**
 * Sends orders as fast as the server takes them while a console shows the venue's board in a browser.
 *
 * @returns how long they took to send, how long after the last answer the board shows all, and its reads in between
 * @units milliseconds
 */
export async function measureBoard(origin: string, brand: Brand, count: number) {
  const call = callTo(origin)
  const body = await payloadOf(call, brand, {})
  // the board needs one order before it shows any
  await makeOrder(call, brand)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(origin + companionPaths.console(brand.venue))
    await page.getByLabel(texts['console.sign-in.token']).fill(STAGE_TOKEN)
    await page.getByRole('button', { name: texts['console.sign-in.submit'] }).click()
    await page.getByRole('article').waitFor()
    let reads = 0
    page.on('request', (request) => void (reads += Number(/\/orders(\?|$)/.test(request.url()))))
    const shown = page.waitForFunction(
      (all) => document.querySelectorAll('article').length >= all && Date.now(),
      count + 1,
      { polling: 'raf' },
    )
    const started = Date.now()
    let left = count
    const sendInTurn = async () => {
      while (left > 0) {
        left -= 1
        await call('POST', '/api/order', { body, headers: { 'idempotency-key': newKey() } })
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, sendInTurn))
    const sent = Date.now()
    const at = Number(await (await shown).jsonValue())
    return { sendMs: sent - started, behindMs: Math.max(0, at - sent), reads }
  } finally {
    await browser.close()
  }
}

/** The body of an order of the brand's plate at a server. */
export const orderOf = (origin: string, brand: Brand) => payloadOf(callTo(origin), brand, {})
