import { useEffect } from 'react'
import { browserVisibility } from '#platform/visibility.ts'
import { browserWakeLock } from '#platform/wake-lock.ts'

/** Keeps the screen on while the component is mounted. @param isWanted - false lets it turn off */
export function useScreenAwake(isWanted = true): void {
  useEffect(() => (isWanted ? browserWakeLock(browserVisibility()).keepAwake() : undefined), [isWanted])
}
