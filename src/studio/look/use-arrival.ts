import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Props of the element at which a view begins. */
type Beginning<Shown extends HTMLElement> = {
  readonly ref: RefObject<Shown | null>
  readonly tabIndex: -1
  readonly 'data-arrival': ''
}

/**
 * For the heading, or the first sentence, of a view that replaces another: the pressed element is gone, so the focus
 * moves here, and a screen reader continues here. An opening dialog sets its own focus.
 */
export function useArrival<Shown extends HTMLElement>(): Beginning<Shown> {
  const ref = useRef<Shown>(null)
  // before anything reacts to the lost focus
  useLayoutEffect(() => ref.current?.focus(), [])
  return { ref, tabIndex: -1, 'data-arrival': '' }
}
