import { useEffect } from 'react'
import { forgetPagesOnTheWay, keepPageOnTheWay } from '#platform/pages-on-the-way.ts'
import type { Tracking } from './use-tracking.ts'

/**
 * Has this page kept on the device while its order is on its way, as it is by now: who reloads it at the door without a
 * network still reads the key. Where the rider is changes too often, and is old by then.
 * @source decision 151
 */
export function useKeptOrder({ info, isOver }: Tracking): void {
  const told = info && JSON.stringify([info.status, info.securityCode, info.rider, info.eta])
  useEffect(() => {
    if (told === undefined) return
    const { origin, pathname } = window.location
    const page = origin + pathname
    void (isOver ? forgetPagesOnTheWay([page]) : keepPageOnTheWay(page))
  }, [told, isOver])
}
