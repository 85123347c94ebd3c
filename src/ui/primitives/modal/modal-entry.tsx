import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { enterHistory, leaveDeadEntries, leaveHistory, modalsOf } from './history-entry.ts'

interface ModalEntryProps {
  readonly layer: string
  /** The person went back. */
  readonly onLeft: () => void
}

/** The entry of the history of an open modal. */
export function ModalEntry({ layer, onLeft }: ModalEntryProps) {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const isHere = modalsOf(state).includes(layer)
  const hasArrived = useRef(false)
  const enter = useRef(() => enterHistory(layer, navigate))
  useLayoutEffect(() => {
    enter.current()
    return () => leaveHistory(layer)
  }, [layer])
  useEffect(() => {
    if (hasArrived.current && !isHere) onLeft()
    hasArrived.current = isHere
  }, [isHere, onLeft])
  return null
}

/** Steps over entries whose modals have gone, on which a person comes by going forward or loading the page again. */
export function DeadEntries() {
  const location = useLocation()
  useEffect(leaveDeadEntries, [location])
  return null
}
