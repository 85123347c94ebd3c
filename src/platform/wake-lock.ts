import type { Visibility } from './visibility.ts'

/** Keeps the screen on. */
export interface WakeLock {
  /** @returns releases the lock */
  keepAwake(): () => void
}

type Sentinel = { release(): Promise<void> }
/** The part of the browser's navigator it uses. */
type Awake = { readonly wakeLock?: { request(type: 'screen'): Promise<Sentinel> } }

/**
 * The browser's screen wake lock. It is lost whenever the page is hidden, and requested again when it is visible.
 * Browsers without it, and devices that save battery, turn the screen off as usual.
 */
export function browserWakeLock(visibility: Visibility, source: Awake = navigator): WakeLock {
  return {
    keepAwake: () => {
      let isWanted = true
      let held: Sentinel | undefined
      const letGo = (): void => {
        void held?.release().catch(() => undefined)
        held = undefined
      }
      const ask = async (): Promise<void> => {
        if (!isWanted || !visibility.isVisible()) return
        letGo()
        held = await source.wakeLock?.request('screen').catch(() => undefined)
        if (!isWanted) letGo()
      }
      void ask()
      const stop = visibility.onChange((isVisible) => isVisible && void ask())
      return () => {
        isWanted = false
        stop()
        letGo()
      }
    },
  }
}
