import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { enterHistory, hasLeft, leaveDeadEntries, leaveHistory } from './history-entry.ts'

interface ModalEntryProps {
  readonly layer: string
  /** The person went back, or on to another page. */
  readonly onLeft: () => void
}

/** The history entry of an open modal. */
export function ModalEntry({ layer, onLeft }: ModalEntryProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const enter = useEffectEvent(() => enterHistory(layer, navigate))
  useLayoutEffect(() => {
    enter()
    return () => leaveHistory(layer)
  }, [layer])
  // Reads the history itself: a render may skip a step, and the router does not know entries over the page.
  useEffect(() => {
    const look = () => {
      if (hasLeft(layer)) onLeft()
    }
    look()
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [location, layer, onLeft])
  return null
}

/** Skips entries whose modals are gone, which are reached by going forward or reloading. */
export function DeadEntries() {
  const location = useLocation()
  useEffect(() => {
    leaveDeadEntries()
    addEventListener('popstate', leaveDeadEntries)
    return () => removeEventListener('popstate', leaveDeadEntries)
  }, [location])
  return null
}
