/** Where the device is. @units degrees; accuracyMeters is a radius */
export type Position = { readonly lat: number; readonly lng: number; readonly accuracyMeters: number }

export type PositionCode = 'DENIED' | 'UNAVAILABLE' | 'TIMEOUT' | 'UNSUPPORTED'

export type PositionResult =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly code: PositionCode }

/** Asks the device once. Never rejects: an unknown position is an expected outcome. */
export interface Geolocation {
  locate(): Promise<PositionResult>
}

/** Watches the device's position. */
export interface GeolocationWatch {
  /** Reports every position, and every failure to find one. @returns stops watching */
  follow(listener: (result: PositionResult) => void): () => void
  /** The current position only, never a cached one. */
  look(): Promise<PositionResult>
  /**
   * Reports the state of the location permission, and its changes; 'prompt' means that the person will be asked.
   * @returns unsubscribes
   */
  followPermission(listener: (permission: PermissionState) => void): () => void
}

/** Long enough for a first fix outdoors, short enough to type the address instead. */
const TIMEOUT_MS = 10_000
/** For an address, a position of the last minute is as good as a new one. */
const MAX_AGE_MS = 60_000
/** Between houses a fix takes longer; a watcher can wait. */
const FOLLOWING: PositionOptions = { enableHighAccuracy: true, timeout: 60_000, maximumAge: 0 }
/** Error codes of the browser's GeolocationPositionError. */
const CODES: Readonly<Record<number, PositionCode>> = { 1: 'DENIED', 2: 'UNAVAILABLE', 3: 'TIMEOUT' }

const toPosition = ({ coords }: GeolocationPosition): Position => ({
  lat: coords.latitude,
  lng: coords.longitude,
  accuracyMeters: coords.accuracy,
})

const locateOnce = (
  source: globalThis.Geolocation | undefined,
  options: PositionOptions,
): Promise<PositionResult> =>
  new Promise((resolve) => {
    if (source === undefined) {
      resolve({ ok: false, code: 'UNSUPPORTED' })
      return
    }
    source.getCurrentPosition(
      (found) => resolve({ ok: true, position: toPosition(found) }),
      ({ code }) => resolve({ ok: false, code: CODES[code] ?? 'UNAVAILABLE' }),
      options,
    )
  })

/** The browser's geolocation; it asks the person for permission. */
export const browserGeolocation = (
  source: globalThis.Geolocation | undefined = navigator.geolocation,
): Geolocation => ({
  locate: () => locateOnce(source, { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS }),
})

/** The position as the browser watches it; it asks the person for permission. */
export function browserGeolocationWatch(
  source: Pick<Navigator, 'geolocation' | 'permissions'> = navigator,
): GeolocationWatch {
  const geolocation: globalThis.Geolocation | undefined = source.geolocation
  return {
    follow: (listener) => {
      if (geolocation === undefined) {
        listener({ ok: false, code: 'UNSUPPORTED' })
        return () => undefined
      }
      const id = geolocation.watchPosition(
        (found) => listener({ ok: true, position: toPosition(found) }),
        ({ code }) => listener({ ok: false, code: CODES[code] ?? 'UNAVAILABLE' }),
        FOLLOWING,
      )
      return () => geolocation.clearWatch(id)
    },
    look: () => locateOnce(geolocation, FOLLOWING),
    followPermission: (listener) => {
      const stop = new AbortController()
      const permissions: Permissions | undefined = source.permissions
      const ask = async () => {
        const status = await permissions?.query({ name: 'geolocation' }).catch(() => undefined)
        if (stop.signal.aborted) return
        listener(status?.state ?? 'prompt')
        status?.addEventListener('change', () => listener(status.state), stop)
      }
      void ask()
      return () => stop.abort()
    },
  }
}
