import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { enterHistory, hasLeft, leaveDeadEntries, leaveHistory } from './history-entry.ts'

interface ModalEntryProps {
  readonly layer: string
  /** The person went back, or on to another page. */
  readonly onLeft: () => void
}

/** The entry of the history of an open modal. */
export function ModalEntry({ layer, onLeft }: ModalEntryProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const enter = useEffectEvent(() => enterHistory(layer, navigate))
  useLayoutEffect(() => {
    enter()
    return () => leaveHistory(layer)
  }, [layer])
  // The history itself is asked: what is drawn may skip a step, and an entry over the page is none of the router's.
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

/** Steps over entries whose modals have gone, on which a person comes by going forward or loading the page again. */
export function DeadEntries() {
  const location = useLocation()
  useEffect(() => {
    leaveDeadEntries()
    addEventListener('popstate', leaveDeadEntries)
    return () => removeEventListener('popstate', leaveDeadEntries)
  }, [location])
  return null
}
