import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What an element needs that a view begins with. */
type Beginning<Shown extends HTMLElement> = {
  readonly ref: RefObject<Shown | null>
  readonly tabIndex: -1
  readonly 'data-arrival': ''
}

/**
 * For the heading, or the first sentence, of a view that takes the place of another: what was pressed is gone with
 * that one, so the focus goes here, and a screen reader reads on from here. A dialog that opens chooses by itself.
 */
export function useArrival<Shown extends HTMLElement>(): Beginning<Shown> {
  const ref = useRef<Shown>(null)
  // before anybody looks for the focus that is lost
  useLayoutEffect(() => ref.current?.focus(), [])
  return { ref, tabIndex: -1, 'data-arrival': '' }
}
