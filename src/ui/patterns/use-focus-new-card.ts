import { useEffect, useRef } from 'react'

/**
 * After a page was added by the diner, the focus goes to its first card: the pressed button may be gone by then.
 * @param count - cards shown
 * @returns `cards` for the list, and `expectMore` to be called when the diner asks for more
 */
export function useFocusNewCard<List extends HTMLElement = HTMLUListElement>(count: number) {
  const cards = useRef<List>(null)
  const from = useRef<number>(undefined)

  useEffect(() => {
    if (from.current === undefined || count <= from.current) return
    const card = cards.current?.children[from.current]
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    from.current = undefined
  }, [count])

  return {
    cards,
    expectMore: () => {
      from.current = count
    },
  }
}
