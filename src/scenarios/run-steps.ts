import type { Step } from './step.ts'

type KeysOf<One> = One extends unknown ? keyof One : never
export type StepKind = Exclude<KeysOf<Step>, 'with' | 'now'>

/** Performs each kind of step: in a browser controlled from outside, or inside a frame. */
export type Driver<Kind extends StepKind = StepKind> = {
  readonly [One in Kind]: (step: Extract<Step, Record<One, unknown>>) => unknown
}

/** A step could not be performed, because something it needs is missing. */
export class StepNotTaken extends Error {
  override readonly name = 'StepNotTaken'
  readonly step: Step

  constructor(step: Step, cause?: unknown) {
    super(JSON.stringify(step), { cause })
    this.step = step
  }
}

/**
 * Performs the steps to a state in order.
 * @errors throws StepNotTaken, also for a step that the driver does not support
 */
export async function runSteps(steps: readonly Step[], driver: Partial<Driver>): Promise<void> {
  for (const step of steps) {
    const kind = Object.keys(step).find((key): key is StepKind => key in driver)
    const take = kind && (driver[kind] as ((step: Step) => unknown) | undefined)
    if (take === undefined) throw new StepNotTaken(step)
    try {
      await take(step)
    } catch (error) {
      throw new StepNotTaken(step, error)
    }
  }
}
