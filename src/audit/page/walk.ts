import type { CDPSession, Page } from 'playwright'

import { contrastRatio, EDGE_RATIO } from '#domain/color/contrast.ts'
import { focusChanges, watchFocusChanges } from './focus-changes.ts'
import { noticesGone } from './notices-gone.ts'
import { pixelAt, takeShot } from './shot.ts'
import { beginWalk, type Missed, type Stop } from './stops.ts'
import { withStyle, keepingPlace } from './altered.ts'
import type { Spot } from '../spot.ts'

/** Limit of stops; longer pages are judged by the first ones. */
const MOST_STOPS = 300
/** Limit of controls inspected with and without focus; usually one of each kind. */
const MOST_LOOKS = 40
/** Limit for a frame or a date, whose inner stops are not visible from outside. */
const MOST_IN_FRAME = 60

const STILL =
  '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important;' +
  'scroll-behavior:auto!important}*::selection{background:transparent!important}'

/** How clearly a kind of control shows its focus. */
export type FocusLook = {
  /** contrast between the focused and the unfocused state, over the required area. @units ratio x:1 */
  ratio: number
  stop: Stop
}

/** A walk through the front layer with the Tab key. */
export type Walk = {
  stops: readonly Stop[]
  /** `left`: out of the page; `cycle`: back at the first stop; `stuck`: the focus stays among the last stops */
  end: 'left' | 'cycle' | 'stuck' | 'limit'
  /** looks measured on this page */
  looks: readonly FocusLook[]
  /** stops that lost the focus to nothing by themselves */
  losers: readonly Stop[]
  /** looks unclear on stops that regain focus by script when it is removed silently: scripts may draw them */
  unsure: readonly FocusLook[]
  missed: readonly Missed[]
  /** controls that navigated or opened a window or modal when focused */
  changers: readonly Spot[]
  /** a modal is open, and had the focus at the start */
  isModal: boolean
  isInside: boolean
}

/**
 * Presses Tab until the focus leaves the page, or has visited the whole modal; focus and scroll position are restored.
 * @param clearLooks - looks that showed the focus clearly on an earlier page: not measured again; this page's are added
 */
export async function walk(page: Page, session: CDPSession, clearLooks: Set<string>): Promise<Walk> {
  const stops: Stop[] = []
  const looks = new Map<string, FocusLook>()
  const losers: Stop[] = []
  const unsure: FocusLook[] = []
  return keepingPlace(page, () =>
    withStyle(page, STILL, async () => {
      await noticesGone(page)
      await page.evaluate(watchFocusChanges)
      const { isInside, isModal, count } = await page.evaluate(beginWalk)
      let end: Walk['end'] = 'limit'
      /** number of stops when the focus was last lost */
      let leftAfter = -1
      let inFrame = 0
      let looked = 0
      while (stops.length < MOST_STOPS) {
        await pressTab(session)
        const stop = await whereItIs(session)
        const last = stops.at(-1)
        if (stop?.hasStops && stop.element === last?.element && (inFrame += 1) < MOST_IN_FRAME) continue
        inFrame = 0
        if (stop === undefined) {
          // Controls before the start within a modal, and those after a control that lost the focus, follow after
          // leaving.
          if (leftAfter !== stops.length) {
            leftAfter = stops.length
            continue
          }
          end = 'left'
          break
        }
        if (stop.visits > 0) {
          const isStuck = stop.element !== 0 || (stops.length === 1 && count > 1)
          // Stops before the focus left are no trap: it got out.
          if (isStuck && stop.element >= leftAfter) end = 'stuck'
          else end = leftAfter < 0 ? 'cycle' : 'left'
          break
        }
        stops.push(stop)
        const isKnown = looks.has(stop.look) || clearLooks.has(stop.look)
        if (isKnown || looked >= MOST_LOOKS || stop.covered === 'wholly' || stop.isFrame) continue
        looked += 1
        const contrast = await closerContrast(page, session, stop)
        if (contrast === 'lost') losers.push(stop)
        if (typeof contrast === 'string') continue
        const { ratio, isSilent } = contrast
        const look = { stop, ratio }
        if (isSilent && unclear(look)) {
          unsure.push(look)
          continue
        }
        looks.set(stop.look, look)
        if (!unclear(look)) clearLooks.add(stop.look)
      }
      const missed = await page.evaluate((isWhole) => window.vitrinaWalk.missed(isWhole), end !== 'limit')
      await page.evaluate(() => window.vitrinaWalk.end())
      const changers = await page.evaluate(focusChanges)
      return { stops, end, looks: [...looks.values()], losers, unsure, missed, changers, isModal, isInside }
    }),
  )
}

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const

/** Uses the DevTools protocol, like the queries after it: a walk has hundreds of stops. */
async function pressTab(session: CDPSession): Promise<void> {
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB })
}

async function whereItIs(session: CDPSession): Promise<Stop | undefined> {
  const expression = 'window.vitrinaWalk.stop()'
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as Stop | undefined
}

type FocusContrast = { ratio: number; isSilent: boolean } | 'lost' | 'moved'

/**
 * Resolution factor for a ring whose antialiased edges may have hidden its colour.
 * @source assumed: of 2 px, 4 in 6 are full
 */
const FINER = 3

/**
 * A faint focus indicator is captured at a higher resolution: the antialiased edge of a round ring has less contrast
 * than the ring.
 */
async function closerContrast(page: Page, session: CDPSession, stop: Stop): Promise<FocusContrast> {
  const contrast = await focusContrast(page, session, stop, 1)
  const isFaint = typeof contrast !== 'string' && contrast.ratio > 1 && contrast.ratio < EDGE_RATIO
  if (!isFaint) return contrast
  const closer = await focusContrast(page, session, stop, FINER)
  // a control that moves the focus by then was seen once all the same
  return typeof closer === 'string' ? contrast : closer
}

/**
 * The contrast between a control with and without the focus, in an area as large as a line of 1 px around it, or of
 * 4 px along its shorter side; `lost` where it lost the focus to nothing while it was looked at, and `moved` where the
 * focus went elsewhere. One that takes the focus back is asked once more without telling it that the focus goes.
 * @source WCAG 2.2 "2.4.7", "1.4.11"; the area is that of the drafts of 2.4.11, which the final text left out
 */
async function focusContrast(
  page: Page,
  session: CDPSession,
  stop: Stop,
  finer: number,
): Promise<FocusContrast> {
  const focusIs = () => page.evaluate(() => window.vitrinaWalk.focusIs())
  const focused = await takeShot(session, stop.view, stop.around, finer)
  const first = await focusIs()
  if (first !== 'here') return first === 'nowhere' ? 'lost' : 'moved'
  const withoutFocus = async (isSilent: boolean) => {
    const giveBack = await page.evaluateHandle(takeFocus, isSilent)
    const shot = await takeShot(session, stop.view, stop.around, finer)
    const isGone = (await focusIs()) === 'nowhere'
    await giveBack.evaluate((focus) => focus())
    await giveBack.dispose()
    return isGone ? shot : undefined
  }
  const blurred = await withoutFocus(false)
  const without = blurred ?? (await withoutFocus(true))
  if (without === undefined) return 'moved'
  const ratios: number[] = []
  for (let y = 0; y < Math.min(focused.height, without.height); y += 1)
    for (let x = 0; x < Math.min(focused.width, without.width); x += 1) {
      const [now, before] = [pixelAt(focused, x, y), pixelAt(without, x, y)]
      if (now.r !== before.r || now.g !== before.g || now.b !== before.b)
        ratios.push(contrastRatio(now, before))
    }
  // For a control larger than the window, only its visible part counts.
  const width = Math.min(stop.drawn.width, focused.width / focused.scale)
  const height = Math.min(stop.drawn.height, focused.height / focused.scale)
  const area = Math.min(2 * (width + height), 4 * Math.min(width, height)) * focused.scale ** 2
  const ratio =
    Float64Array.from(ratios)
      .toSorted()
      .at(-Math.max(1, Math.floor(area))) ?? 1
  return { ratio, isSilent: blurred === undefined }
}

/** Removes the focus, with events unless `isSilent`; returns a function that restores it. Runs inside of the page. */
function takeFocus(isSilent: boolean): () => void {
  const element = window.vitrinaAudit.focused()
  const hush = (event: Event) => event.stopImmediatePropagation()
  const hushed = isSilent ? ['blur', 'focusout', 'focus', 'focusin'] : []
  for (const type of hushed) addEventListener(type, hush, true)
  element?.blur()
  return () => {
    element?.focus({ preventScroll: true, focusVisible: true })
    for (const type of hushed) removeEventListener(type, hush, true)
  }
}

/** Looks that do not show the focus clearly enough. */
export const unclear = ({ ratio }: FocusLook): boolean => ratio < EDGE_RATIO
