import { useEffect } from 'react'
import { browserVisibility } from '#platform/visibility.ts'
import { browserWakeLock } from '#platform/wake-lock.ts'

/** Keeps the screen lit as long as the component stands. @param isWanted - lets it go dark meanwhile */
export function useScreenAwake(isWanted = true): void {
  useEffect(() => (isWanted ? browserWakeLock(browserVisibility()).keepAwake() : undefined), [isWanted])
}
