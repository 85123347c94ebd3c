import { setTimeout } from 'node:timers/promises'
import { openCold } from './load-page.mjs'

/**
 * How long each of some taps took until its answer was on the screen: the longest event of the interaction, as the
 * browser's Event Timing has it.
 *
 * @typedef {Record<string, number>} Taps by the keys of TAPS, in ms; 16 where the browser reports none, being that
 *   short
 */

/** Taps of a diner on the way to an order, in order. */
export const TAPS = {
  mode: 'choose mode',
  plate: 'open plate',
  add: 'add',
  cart: 'open cart',
  more: 'one more',
  checkout: 'open checkout',
  type: 'type a name',
}

const SHORTEST_MS = 16
/** What follows an answer, like the data of what was opened. @units ms */
const AFTERWARDS_MS = 1_000

/** Runs in the page. */
function watchPresses() {
  globalThis.presses = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** A tap on a plate of a page without script, which turns grey by its style alone. @returns {Promise<number>} ms */
export async function tapFloor(browser, url) {
  const { context, page } = await openCold(browser, url)
  try {
    await page.evaluate(watchPresses)
    return await pressed(page, () => page.getByRole('listitem').first().tap())
  } finally {
    await context.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of a menu with several modes
 * @param {{ mode: string, plate: string }} names to press; the plate needs no choice
 * @returns {Promise<Taps>}
 */
export async function tapThrough(browser, url, { mode, plate }) {
  const { context, page } = await openCold(browser, url)
  const named = (role, name) => page.getByRole(role, { name }).first()
  const field = named('textbox', 'Nombre')
  const steps = {
    mode: () => named('link', mode).tap(),
    plate: () => named('link', plate).tap(),
    add: () => named('button', /^Agregar · /).tap(),
    cart: () => named('link', /^Ver pedido/).tap(),
    more: () => named('button', `Agregar uno de ${plate}`).tap(),
    checkout: () => page.getByRole('main').getByRole('link', { name: 'Continuar' }).tap(),
    type: () => field.press('A'),
  }
  try {
    await page.evaluate(watchPresses)
    const taps = {}
    for (const [key, press] of Object.entries(steps)) taps[key] = await pressed(page, press)
    return taps
  } finally {
    await context.close()
  }
}

async function pressed(page, press) {
  await page.evaluate(() => {
    globalThis.presses.length = 0
  })
  await press()
  await setTimeout(AFTERWARDS_MS)
  return Math.max(SHORTEST_MS, ...(await page.evaluate(() => globalThis.presses)))
}
