import { useEffect, useRef } from 'react'

/**
 * After a page was added by the diner, the focus goes to its first card: the pressed button may be gone by then.
 * @param count - cards shown
 * @returns `cards` for the list, and `expectMore` to be called when the diner asks for more
 */
export function useFocusNewCard(count: number) {
  const cards = useRef<HTMLUListElement>(null)
  const from = useRef<number>(undefined)

  useEffect(() => {
    if (from.current === undefined || count <= from.current) return
    cards.current?.querySelectorAll('a')[from.current]?.focus({ preventScroll: true })
    from.current = undefined
  }, [count])

  return {
    cards,
    expectMore: () => {
      from.current = count
    },
  }
}
