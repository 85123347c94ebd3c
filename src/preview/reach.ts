import type { Page } from 'playwright'

import { isLive } from '#platform/is-live.ts'
import { runSteps, StepNotTaken } from '#scenarios/run-steps.ts'
import type { State } from '#scenarios/state.ts'
import { STAGE_NOW } from '#scenarios/stage-facts.ts'
import { brandOf, type Stage } from './open-stage.ts'
import type { StagedBrand } from './staged-tenants.ts'
import { PageTraffic } from './page-traffic.ts'
import { pageDriver } from './page-driver.ts'

/**
 * Timeout of a step.
 * @units ms
 * @source assumed: six times what the slowest step takes on a busy machine of two cores
 */
const STEP_TIMEOUT_MS = 60_000

/**
 * Maximum rounds of waiting for a page that makes new requests in each.
 * @source assumed: the longest chain of parts has three links
 */
const MOST_ROUNDS = 5

/**
 * Timeout for content behind a placeholder.
 * @units ms
 * @source assumed: a typed phone rests half a second, then is asked about
 */
const LONGEST_STAND_IN_MS = 3_000

/** A state that could not be reached: the failed step, and what it waited for. */
export class StateNotReached extends Error {
  override readonly name = 'StateNotReached'
}

/**
 * Brings a page to a state: creates what it needs on the stage, fills the storage of the page's context, opens the
 * path, performs the steps and waits until nothing loads or moves. The page stays as a diner sees it; its width and
 * colours may be changed afterwards.
 * @param page - the only one of a context that has shown nothing yet
 * @errors throws StateNotReached
 */
export async function reach(page: Page, stage: Stage, staged: StagedBrand, state: State): Promise<void> {
  const brand = brandOf(staged, state)
  const { made, entries, cookie } = await stage.maker.prepare(brand, state)
  const context = page.context()
  page.setDefaultTimeout(STEP_TIMEOUT_MS)
  await context.clock.setFixedTime(new Date(STAGE_NOW))
  if (cookie !== undefined && cookie !== '') await context.addCookies([cookieOf(cookie, stage.url)])
  if (entries.length > 0) {
    await context.addInitScript((kept) => {
      // a frame in the page, such as a card's fields, would reset the storage after the page has changed it
      if (window !== window.top) return
      for (const { key, value } of kept) window.localStorage.setItem(key, value)
    }, entries)
  }
  const { located } = state
  if (located && brand.address) {
    const { lat, lng } = brand.address
    await context.grantPermissions(['geolocation'], { origin: stage.url })
    await context.setGeolocation({ latitude: lat, longitude: lng })
  }
  const traffic = new PageTraffic(page)
  const path = state.path(brand, made)
  const steps = state.steps(brand, made)
  const driver = pageDriver(page)
  try {
    await page.goto(stage.url + path)
    // Playwright scrolls the page when the target cannot be pressed yet
    if (steps.length > 0) await idle(page)
    await runSteps(steps, {
      ...driver,
      open: (step) => page.goto(stage.url + step.open),
      hold: (step) => {
        traffic.ignore(step.hold)
        return driver.hold(step)
      },
      // only requests of the idle page reveal that the network is down: they start after it is rendered
      offline: async (step) => {
        await rest(page, traffic)
        await driver.offline(step)
      },
    })
    // nothing is hovered
    await page.mouse.move(0, 0)
    await rest(page, traffic)
    if (!steps.some((step) => 'hold' in step || 'offline' in step)) await filled(page, traffic)
  } catch (error) {
    const where = `${staged.alias}, ${state.id} (${path})`
    const taken = error instanceof StepNotTaken ? error.message : path
    throw new StateNotReached(`${where}: ${taken}`, { cause: error })
  }
}

/**
 * Waits until the page is hydrated and has been idle twice: its idle-time requests have started then. A page without
 * scripts is idle at once.
 */
async function idle(page: Page): Promise<void> {
  if ((await page.locator('script[type=module][src]').count()) === 0) return
  await page.locator('a,button').first().waitFor({ state: 'attached' })
  await page.waitForFunction(isLive, await page.locator('body').elementHandle())
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1)
      await new Promise((done) => {
        requestIdleCallback(done, { timeout: 2000 })
      })
  })
}

/**
 * Waits until nothing loads or moves, and until the follow-up requests are answered too: idle-time content may request
 * more. Limited to a few rounds for pages that never stop.
 */
async function rest(page: Page, traffic: PageTraffic): Promise<void> {
  let before = traffic.asked
  await Promise.all([idle(page), traffic.quiet()])
  await settle(page)
  for (let round = 0; round < MOST_ROUNDS && traffic.asked > before; round += 1) {
    before = traffic.asked
    await traffic.quiet()
    await settle(page)
  }
}

/** Waits for the content that replaces a skeleton: a page may debounce input before it sends a request. */
async function filled(page: Page, traffic: PageTraffic): Promise<void> {
  const skeleton = page.locator('[aria-hidden=true] > [data-shape]')
  if ((await skeleton.count()) === 0) return
  const gone = skeleton.first().waitFor({ state: 'detached', timeout: LONGEST_STAND_IN_MS })
  // a state may show a skeleton that stays
  await gone.catch(() => undefined)
  await rest(page, traffic)
}

/** Waits until fonts and pictures have loaded and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => {
      requestIdleCallback(done, { timeout: 2000 })
    })
    // paused and scroll-driven animations do not end by themselves
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })
}

function cookieOf(pair: string, url: string) {
  const [name = '', value = ''] = pair.split('=')
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const }
}
