import { isLive } from '#platform/is-live.ts'
import { lead, StepNotTaken, type Driver, type StepKind } from '#scenarios/lead.ts'
import type { Step, Target } from '#scenarios/step.ts'
import { check, choose, fill, press, pressKey } from './act.ts'
import { findTarget } from './find-target.ts'
import { createFrameNetwork } from './frame-network.ts'
import { go } from './go.ts'
import { waitFor } from './wait-for.ts'

/** Nothing is sent to anybody from a draft, so there is no code to type; nobody orders from it, before a plate changed or now. */
type Missing = 'fillCode' | 'plate' | 'newOrders'
const MISSING: Readonly<Record<Missing, true>> = { fillCode: true, plate: true, newOrders: true }

/** Whether a draft can be led this way. */
export const isTakeable = (step: Step): boolean => Object.keys(step).every((key) => !(key in MISSING))

/** Whether a state was reached, and otherwise what its step was left without. */
export type Arrival = { readonly ok: true } | { readonly ok: false; readonly missing: string }

/**
 * Takes the steps to a state inside of a frame of this origin.
 * @param frame - its page is loaded
 * @param signal - ends the way at the next look
 */
export async function takeSteps(
  frame: HTMLIFrameElement,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<Arrival> {
  try {
    await lead(steps, frameDriver(frame, signal))
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
    const found = await waitFor(() => look() ?? undefined, signal)
    if (found === undefined) throw new Error('It never came')
    return found
  }
  // a control may stand there before its code does
  const ready = (target: Target) => until(() => [find(target)].find((one) => !one?.matches(':disabled')))
  const leave = async (how: (view: Window) => void) => {
    if (!(await go(frame, network, signal, how))) throw new Error('The page never came')
  }
  return {
    press: async (step) => press(await ready(step.press)),
    focus: async (step) => (await ready(step.focus)).focus(),
    fill: async (step) => fill(await ready(step.fill), step.with),
    check: async (step) => check(await ready(step.check)),
    choose: async (step) => choose(await ready(step.choose), step.option),
    see: (step) => until(() => find(step.see)),
    gone: (step) => until(() => (find(step.gone) ? null : true)),
    answered: (step) => until(() => [find(step.answered)].find((one) => one && isLive(one))),
    seeRefused: () => until(() => frame.contentDocument?.querySelector('[aria-invalid="true"]')),
    open: (step) => leave((view) => view.location.assign(step.open)),
    reload: () => leave((view) => view.location.reload()),
    key: async (step) => pressKey(await until(() => frame.contentDocument), step.key),
    fail: (step) => network.fail(step.fail, step.status),
    hold: (step) => network.hold(step.hold),
    offline: () => network.goOffline(),
  }
}

function wordsOf(step: Step): string {
  const target = Object.values(step).find((part): part is Target => typeof part === 'object' && part !== null)
  return target?.name ?? target?.text ?? target?.pattern ?? Object.keys(step)[0] ?? ''
}
