/** Where the device is. @units degrees; accuracyMeters is a radius */
export type Position = { readonly lat: number; readonly lng: number; readonly accuracyMeters: number }

export type PositionCode = 'DENIED' | 'UNAVAILABLE' | 'TIMEOUT' | 'UNSUPPORTED'

export type PositionResult =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly code: PositionCode }

/** Asks the device once. Never rejects: not knowing is an expected outcome. */
export interface Geolocation {
  locate(): Promise<PositionResult>
}

/** Long enough for a first fix outdoors, short enough to type the address instead. */
const TIMEOUT_MS = 10_000
/** A position of the last minute is as good as a new one for an address. */
const MAX_AGE_MS = 60_000
/** Numbers of the browser's GeolocationPositionError. */
const CODES: Readonly<Record<number, PositionCode>> = { 1: 'DENIED', 2: 'UNAVAILABLE', 3: 'TIMEOUT' }

/** The browser's geolocation; it asks the person for permission. */
export function browserGeolocation(
  source: globalThis.Geolocation | undefined = navigator.geolocation,
): Geolocation {
  return {
    locate: () =>
      new Promise((resolve) => {
        if (source === undefined) {
          resolve({ ok: false, code: 'UNSUPPORTED' })
          return
        }
        source.getCurrentPosition(
          ({ coords: { latitude, longitude, accuracy } }) =>
            resolve({ ok: true, position: { lat: latitude, lng: longitude, accuracyMeters: accuracy } }),
          ({ code }) => resolve({ ok: false, code: CODES[code] ?? 'UNAVAILABLE' }),
          { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
        )
      }),
  }
}

/** For tests and examples: always the same answer. */
export function fakeGeolocation(result: PositionResult): Geolocation {
  return { locate: () => Promise.resolve(result) }
}
