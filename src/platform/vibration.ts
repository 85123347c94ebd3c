import { VIBRATION_FAILURE_MS, VIBRATION_SUCCESS_MS } from '#domain/defaults.ts'

/** Haptic feedback; none on devices without vibration and with reduced motion. */
export interface Vibration {
  success(): void
  failure(): void
}

/** The part of the window it uses. */
type Shaker = {
  readonly navigator: { readonly vibrate?: (pattern: number[]) => boolean }
  readonly matchMedia: (query: string) => { readonly matches: boolean }
}

/** The device's vibration motor. @source delivery spec §9 */
export function browserVibration(source: Shaker = window): Vibration {
  const shake = (pattern: readonly number[]): void => {
    if (!source.matchMedia('(prefers-reduced-motion: reduce)').matches)
      source.navigator.vibrate?.([...pattern])
  }
  return { success: () => shake(VIBRATION_SUCCESS_MS), failure: () => shake(VIBRATION_FAILURE_MS) }
}
