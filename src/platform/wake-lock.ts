import type { Visibility } from './visibility.ts'

/** Keeps the screen from going dark. */
export interface WakeLock {
  /** @returns lets the screen go dark again */
  keepAwake(): () => void
}

type Sentinel = { release(): Promise<void> }
/** What of the browser's navigator it takes. */
type Awake = { readonly wakeLock?: { request(type: 'screen'): Promise<Sentinel> } }

/**
 * The browser's screen lock. It is lost whenever the page is hidden, and asked for again when it is seen; browsers
 * without it, and devices that save their last battery, let the screen go dark as always.
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
