import type { DeviceEntry } from '#scenarios/device.ts'
import type { Step } from '#scenarios/step.ts'

/** What a frame opens, and how it comes to its state from there. */
export type FrameVisit = {
  readonly path: string
  readonly entries: readonly DeviceEntry[]
  readonly steps: readonly Step[]
}
