import type { Step } from './step.ts'

type KeysOf<One> = One extends unknown ? keyof One : never
export type StepKind = Exclude<KeysOf<Step>, 'with' | 'now'>

/** How each kind of step is taken: by a browser that is led from outside, or inside of a frame. */
export type Driver<Kind extends StepKind = StepKind> = {
  readonly [One in Kind]: (step: Extract<Step, Record<One, unknown>>) => unknown
}

/** A step was left without what it needs. */
export class StepNotTaken extends Error {
  override readonly name = 'StepNotTaken'
  readonly step: Step

  constructor(step: Step, cause?: unknown) {
    super(JSON.stringify(step), { cause })
    this.step = step
  }
}

/**
 * Takes the steps to a state one after the other.
 * @errors throws StepNotTaken, also for a step that the driver cannot take
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
