import { isLive } from '#platform/is-live.ts'
import { runSteps, StepNotTaken, type Driver, type StepKind } from '#scenarios/run-steps.ts'
import type { Step, Target } from '#scenarios/step.ts'
import { findTarget } from './find-target.ts'
import { createFrameNetwork, type FrameNetwork } from './frame-network.ts'

/** Timeout of a step. @units ms @source assumed: a call that fails is tried for seven seconds */
const STEP_TIMEOUT_MS = 12_000
/**
 * Polling interval. No event covers everything that a step waits for, such as loaded styles or hydrated code.
 * @units ms
 * @source assumed: faster than an eye, slower than a page draws
 */
const LOOK_EVERY_MS = 60

/** Steps impossible for a draft, which takes no orders. */
type Missing = 'plate' | 'newOrders'
const MISSING: Readonly<Record<Missing, true>> = { plate: true, newOrders: true }

/** Whether a draft's frame supports this step. */
export const isTakeable = (step: Step): boolean => Object.keys(step).every((key) => !(key in MISSING))

/** Whether a state was reached, or what the failed step was missing. */
export type Arrival = { readonly ok: true } | { readonly ok: false; readonly missing: string }

/**
 * Performs the steps to a state inside a frame of this origin.
 * @param frame - with its page loaded
 * @param signal - aborts at the next check
 */
export async function takeSteps(
  frame: HTMLIFrameElement,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<Arrival> {
  try {
    await runSteps(steps, frameDriver(frame, signal))
    return { ok: true }
  } catch (error) {
    if (error instanceof StepNotTaken) return { ok: false, missing: wordsOf(error.step) }
    throw error
  }
}

function frameDriver(frame: HTMLIFrameElement, signal: AbortSignal): Driver<Exclude<StepKind, Missing>> {
  const network = createFrameNetwork()
  if (frame.contentWindow) network.enter(frame.contentWindow)
  const find = (target: Target) =>
    frame.contentDocument && (findTarget(frame.contentDocument, target) ?? null)
  const until = async <Found>(look: () => Found | null | undefined): Promise<Found> => {
    const end = performance.now() + STEP_TIMEOUT_MS
    for (;;) {
      const found = look() ?? undefined
      if (signal.aborted || (found === undefined && performance.now() > end)) throw new Error('It never came')
      if (found !== undefined) return found
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_EVERY_MS)
      })
    }
  }
  // a control may be rendered before its code is hydrated
  const ready = (target: Target) => until(() => [find(target)].find((one) => !one?.matches(':disabled')))
  const leave = async (how: (view: Window) => void) => {
    if (!(await go(frame, network, signal, how))) throw new Error('The page never came')
  }
  return {
    press: async (step) => press(await ready(step.press)),
    focus: async (step) => (await ready(step.focus)).focus(),
    fill: async (step) => fill(await ready(step.fill), step.with),
    check: async (step) => check(await ready(step.check)),
    see: (step) => until(() => find(step.see)),
    gone: (step) => until(() => (find(step.gone) ? null : true)),
    answered: (step) => until(() => [find(step.answered)].find((one) => one && isLive(one))),
    seeRefused: () => until(() => frame.contentDocument?.querySelector('[aria-invalid="true"]')),
    open: (step) => leave((view) => view.location.assign(step.open)),
    key: async (step) => pressKey(await until(() => frame.contentDocument), step.key),
    fail: (step) => network.answer(step.fail, 500),
    hold: (step) => network.answer(step.hold, 'never'),
    offline: () => network.goOffline(),
  }
}

function wordsOf(step: Step): string {
  const target = Object.values(step).find((part): part is Target => typeof part === 'object' && part !== null)
  return target?.name ?? target?.text ?? target?.pattern ?? Object.keys(step)[0] ?? ''
}

type World = Window & typeof globalThis
/** A frame's classes differ from those of this page. */
const worldOf = (element: Element): World => element.ownerDocument.defaultView as World

function press(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.click()
}

/** Types like a user: React ignores values set through its own setter. */
function fill(element: HTMLElement, value: string): void {
  const world = worldOf(element)
  const kind =
    element instanceof world.HTMLTextAreaElement ? world.HTMLTextAreaElement : world.HTMLInputElement
  element.focus({ preventScroll: true })
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new world.Event('input', { bubbles: true }))
  element.dispatchEvent(new world.Event('change', { bubbles: true }))
}

function check(element: HTMLElement): void {
  const world = worldOf(element)
  const isOn =
    element instanceof world.HTMLInputElement
      ? element.checked
      : element.getAttribute('aria-checked') === 'true'
  if (!isOn) press(element)
}

/** A scripted key has no default action, so the browser's reaction to Escape is done here. */
function pressKey(page: Document, key: string): void {
  const element = page.activeElement ?? page.body
  const world = worldOf(element)
  const isUnused = element.dispatchEvent(
    new world.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
  element.dispatchEvent(new world.KeyboardEvent('keyup', { key, bubbles: true }))
  if (!isUnused) return
  if (key === 'Escape')
    [...page.querySelectorAll('dialog:modal')]
      .at(-1)
      ?.dispatchEvent(new world.Event('cancel', { cancelable: true }))
  if (key === 'Enter' && element instanceof world.HTMLElement) element.click()
}

/** Polling interval for a loading page. @units ms @source assumed: as often as a browser lets us */
const WATCH_EVERY_MS = 4
/** Maximum reloads of a page whose code started before the network was replaced. */
const MOST_TRIES = 5

/** Navigates and waits for the page; a broken network is installed before the page's code makes requests. */
async function go(
  frame: HTMLIFrameElement,
  network: FrameNetwork,
  signal: AbortSignal,
  leave: (view: Window) => void,
): Promise<boolean> {
  let leaveNow = leave
  for (let tries = 1; ; tries += 1) {
    const arrival = await arrive(frame, network, signal, leaveNow)
    if (arrival !== 'late' || !network.isTouched() || tries === MOST_TRIES) return arrival !== 'never'
    leaveNow = (view) => view.location.reload()
  }
}

/** Early means that the page is still being parsed and its controls are disabled: it has made no requests yet. */
async function arrive(
  frame: HTMLIFrameElement,
  network: FrameNetwork,
  signal: AbortSignal,
  leave: (view: Window) => void,
): Promise<'early' | 'late' | 'never'> {
  const view = frame.contentWindow
  if (!view) return 'never'
  let isEarly = false
  let known = frame.contentDocument
  const watch = setInterval(() => {
    if (!frame.contentDocument || frame.contentDocument === known) return
    known = frame.contentDocument
    isEarly = known.readyState === 'loading' && !known.querySelector('fieldset:enabled')
    network.enter(view)
  }, WATCH_EVERY_MS)
  const hasArrived = await openPage(frame, signal, () => leave(view))
  clearInterval(watch)
  network.enter(view)
  return hasArrived ? (isEarly ? 'early' : 'late') : 'never'
}

/** Timeout of a page load. @units ms @source assumed: as long as a person looks at nothing */
const LOAD_TIMEOUT_MS = 15_000

/** Navigates a frame to a page, and waits for it. @returns whether it loaded */
export function openPage(frame: HTMLIFrameElement, signal: AbortSignal, leave: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LOAD_TIMEOUT_MS)
    const end = ({ type }: Event) => {
      clearTimeout(timer)
      resolve(type === 'load')
    }
    frame.addEventListener('load', end, { once: true })
    signal.addEventListener('abort', end, { once: true })
    leave()
  })
}
