import type { Step, Target } from '#scenarios/step.ts'
import { isAnswered } from '#platform/is-answered.ts'
import { findTarget } from './find-target.ts'
import { createFrameNetwork } from './frame-network.ts'
import type { FrameNetwork } from './frame-network.ts'

/** How long a step waits for what it needs. @units ms @source assumed: a call that fails is tried for seven seconds */
const STEP_TIMEOUT_MS = 12_000
/** How often it looks. @units ms @source assumed: faster than an eye, slower than a page draws */
const LOOK_EVERY_MS = 60

/** Whether a state was reached, and otherwise which step was left without what it needs. */
export type Arrival =
  | { readonly ok: true }
  | { readonly ok: false; readonly step: number; readonly missing: string }

/**
 * Takes the steps to a state inside of a frame of this origin.
 *
 * @param frame - its page is loaded
 * @param signal - ends the way at the next look
 */
export async function takeSteps(
  frame: HTMLIFrameElement,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<Arrival> {
  const network = createFrameNetwork()
  if (frame.contentWindow) network.enter(frame.contentWindow)
  for (const [index, step] of steps.entries()) {
    const done = await takeStep(frame, step, network, signal)
    if (!done) return { ok: false, step: index, missing: wordsOf(step) }
  }
  return { ok: true }
}

async function takeStep(
  frame: HTMLIFrameElement,
  step: Step,
  network: FrameNetwork,
  signal: AbortSignal,
): Promise<boolean> {
  const page = () => frame.contentDocument
  const find = (target: Target) => {
    const root = page()
    return root ? findTarget(root, target) : undefined
  }
  // a control may stand there before its code does
  const ready = (target: Target) => [find(target)].find((element) => !element?.matches(':disabled'))
  const withTarget = async (target: Target, act: (element: HTMLElement) => void): Promise<boolean> => {
    const element = await waitFor(() => ready(target), signal)
    if (element) act(element)
    return element !== undefined
  }
  if ('press' in step) return withTarget(step.press, press)
  if ('focus' in step) return withTarget(step.focus, (element) => element.focus())
  if ('fill' in step) return withTarget(step.fill, (element) => fill(element, step.with))
  if ('check' in step) return withTarget(step.check, check)
  if ('choose' in step) return withTarget(step.choose, (element) => choose(element, step.option))
  if ('see' in step) return (await waitFor(() => find(step.see), signal)) !== undefined
  if ('gone' in step) return (await waitFor(() => (find(step.gone) ? undefined : true), signal)) === true
  if ('answered' in step)
    return (
      (await waitFor(() => [find(step.answered)].find((one) => one && isAnswered(one)), signal)) !== undefined
    )
  if ('seeRefused' in step)
    return (
      (await waitFor(() => page()?.querySelector('[aria-invalid="true"]') ?? undefined, signal)) !== undefined
    )
  if ('open' in step) return go(frame, network, signal, (view) => view.location.assign(step.open))
  if ('reload' in step) return go(frame, network, signal, (view) => view.location.reload())
  if ('key' in step) return pressKey(page(), step.key)
  if ('fail' in step) network.fail(step.fail, step.status)
  if ('hold' in step) network.hold(step.hold)
  if ('offline' in step) network.goOffline()
  return isTakeable(step)
}

/**
 * Whether a draft can be led this way: nothing is sent to anybody from it, so there is no code to type; nobody orders
 * from it, before a plate changed or now.
 */
export const isTakeable = (step: Step): boolean =>
  !('fillCode' in step || 'plate' in step || 'newOrders' in step)

async function waitFor<Found>(
  look: () => Found | undefined,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const end = performance.now() + STEP_TIMEOUT_MS
  for (;;) {
    const found = look()
    if (found !== undefined || signal.aborted || performance.now() > end)
      return signal.aborted ? undefined : found
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS)
    })
  }
}

/** How often a page is opened again whose code was faster than we. */
const MOST_TRIES = 5

/** Goes elsewhere and waits until that page is there; a broken network is there before its code asks for anything. */
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

/** Code that a page brings runs once it is parsed: whoever came before that came early. */
async function arrive(
  frame: HTMLIFrameElement,
  network: FrameNetwork,
  signal: AbortSignal,
  leave: (view: Window) => void,
): Promise<'early' | 'late' | 'never'> {
  const view = frame.contentWindow
  if (!view) return 'never'
  let isLoaded = false
  let isEarly = false
  let known = frame.contentDocument
  frame.addEventListener('load', () => (isLoaded = true), { once: true })
  leave(view)
  const watch = setInterval(() => {
    if (!frame.contentDocument || frame.contentDocument === known) return
    known = frame.contentDocument
    isEarly = known.readyState === 'loading'
    network.enter(view)
  })
  const hasArrived = (await waitFor(() => (isLoaded ? true : undefined), signal)) === true
  clearInterval(watch)
  network.enter(view)
  return hasArrived ? (isEarly ? 'early' : 'late') : 'never'
}

type World = Window & typeof globalThis
const worldOf = (element: Element): World => element.ownerDocument.defaultView as World

function press(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.click()
}

/** As typed: React hears of a value only when it was not set by React's own setter. */
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

function choose(element: HTMLElement, option: number): void {
  const world = worldOf(element)
  if (!(element instanceof world.HTMLSelectElement)) return
  const value = element.options[option]?.value ?? ''
  Object.getOwnPropertyDescriptor(world.HTMLSelectElement.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new world.Event('change', { bubbles: true }))
}

/** A key that a script presses moves nothing by itself: what the browser would do with Escape is done for it. */
function pressKey(page: Document | null, key: string): boolean {
  if (!page) return false
  const element = page.activeElement ?? page.body
  const world = worldOf(element)
  const isUnused = element.dispatchEvent(
    new world.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
  element.dispatchEvent(new world.KeyboardEvent('keyup', { key, bubbles: true }))
  if (!isUnused) return true
  if (key === 'Escape')
    [...page.querySelectorAll('dialog:modal')]
      .at(-1)
      ?.dispatchEvent(new world.Event('cancel', { cancelable: true }))
  if (key === 'Enter' && element instanceof world.HTMLElement) element.click()
  return true
}

function wordsOf(step: Step): string {
  const target = Object.values(step).find((part): part is Target => typeof part === 'object' && part !== null)
  return target?.name ?? target?.text ?? target?.pattern ?? Object.keys(step)[0] ?? ''
}
