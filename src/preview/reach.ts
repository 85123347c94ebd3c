import type { Page } from 'playwright'

import { isLive } from '#platform/is-live.ts'
import { runSteps, StepNotTaken } from '#scenarios/run-steps.ts'
import type { State } from '#scenarios/state.ts'
import { STAGE_NOW } from '#scenarios/stage-facts.ts'
import { brandOf, type Stage } from './open-stage.ts'
import type { StagedBrand } from './staged-tenants.ts'
import { PageTraffic } from './page-traffic.ts'
import { pageDriver } from './page-driver.ts'

/** Longest wait for one step. @units ms @source assumed: six times what the slowest step takes on a busy machine of two cores */
const STEP_TIMEOUT_MS = 60_000

/** Further looks at a page that asked for something new at each. @source assumed: the longest chain of parts has three links */
const MOST_ROUNDS = 5

/** Longest wait for what something stands in for. @units ms @source assumed: a typed phone rests half a second, then is asked about */
const LONGEST_STAND_IN_MS = 3_000

/** A state that a browser did not come to: which step it was, and what it waited for. */
export class StateNotReached extends Error {
  override readonly name = 'StateNotReached'
}

/**
 * Leads a page to a state: makes what it needs on the stage, puts what the device holds into the page's context,
 * opens the path, takes the steps and waits until nothing loads or moves. The page stays as a diner would see it; its
 * width and colours may be changed after.
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
      // a frame in the page, a card's fields, would write it all anew once the page has changed it
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
    // Playwright scrolls a page when what it presses is not there to be pressed yet
    if (steps.length > 0) await idle(page)
    await runSteps(steps, {
      ...driver,
      open: (step) => page.goto(stage.url + step.open),
      hold: (step) => {
        traffic.ignore(step.hold)
        return driver.hold(step)
      },
      // what an idle page fetches is what says that there is no network: it is asked for once the page is drawn
      offline: async (step) => {
        await rest(page, traffic)
        await driver.offline(step)
      },
    })
    // nothing is pointed at
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
 * Waits until the page's program is there and has had nothing to do twice: what it fetches then, it has begun to. A page
 * without a program has nothing to do.
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
 * Waits until nothing loads or moves, and what that brought has come too: what a page fetches when it is idle asks for more
 * in its turn. A page that never stops to ask is waited for a few rounds.
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

/** Waits for what comes in the place of a skeleton: a page may let what was typed rest, and only then ask. */
async function filled(page: Page, traffic: PageTraffic): Promise<void> {
  const skeleton = page.locator('[aria-hidden=true] > [data-shape]')
  if ((await skeleton.count()) === 0) return
  const gone = skeleton.first().waitFor({ state: 'detached', timeout: LONGEST_STAND_IN_MS })
  // a state may be about one that stays
  await gone.catch(() => undefined)
  await rest(page, traffic)
}

/** Waits until fonts and pictures are there and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => {
      requestIdleCallback(done, { timeout: 2000 })
    })
    // one that is paused, or goes by what is scrolled, ends when somebody acts
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
