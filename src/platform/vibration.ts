import { VIBRATION_FAILURE_MS, VIBRATION_SUCCESS_MS } from '#domain/defaults.ts'

/** Felt feedback. Devices that cannot vibrate, and people who asked for less motion, feel nothing. */
export interface Vibration {
  success(): void
  failure(): void
}

/** What of the window it takes. */
type Shaker = {
  readonly navigator: { readonly vibrate?: (pattern: number[]) => boolean }
  readonly matchMedia: (query: string) => { readonly matches: boolean }
}

/** The device's motor. @source delivery spec §9 */
export function browserVibration(source: Shaker = window): Vibration {
  const shake = (pattern: readonly number[]): void => {
    if (!source.matchMedia('(prefers-reduced-motion: reduce)').matches)
      source.navigator.vibrate?.([...pattern])
  }
  return { success: () => shake(VIBRATION_SUCCESS_MS), failure: () => shake(VIBRATION_FAILURE_MS) }
}
