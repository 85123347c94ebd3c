import { useState } from 'react'
import { browserGeolocation, type PositionCode } from '#platform/geolocation.ts'
import type { Point } from '#domain/geo/distance.ts'

export type DevicePosition =
  | { status: 'idle' | 'loading' | 'success' }
  | { status: 'error'; code: PositionCode }

/** Asks the device where it is: idle, loading, then success or error. @source diner spec §4 Geolocation */
export function useDevicePosition(onFound: (point: Point) => void) {
  const [state, setState] = useState<DevicePosition>({ status: 'idle' })
  const locate = async () => {
    setState({ status: 'loading' })
    const result = await browserGeolocation().locate()
    if (!result.ok) return setState({ status: 'error', code: result.code })
    const { lat, lng } = result.position
    onFound({ lat, lng })
    return setState({ status: 'success' })
  }
  return { state, locate }
}
