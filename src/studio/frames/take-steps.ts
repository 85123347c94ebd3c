import { isLive } from '#platform/is-live.ts'
import type { Step, Target } from '#scenarios/step.ts'
import { check, choose, fill, press, pressKey } from './act.ts'
import { findTarget } from './find-target.ts'
import { createFrameNetwork } from './frame-network.ts'
import type { FrameNetwork } from './frame-network.ts'
import { go } from './go.ts'
import { isTakeable } from './is-takeable.ts'
import { waitFor } from './wait-for.ts'

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
      (await waitFor(() => [find(step.answered)].find((one) => one && isLive(one)), signal)) !== undefined
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

function wordsOf(step: Step): string {
  const target = Object.values(step).find((part): part is Target => typeof part === 'object' && part !== null)
  return target?.name ?? target?.text ?? target?.pattern ?? Object.keys(step)[0] ?? ''
}
