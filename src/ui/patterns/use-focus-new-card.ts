import { useEffect, useRef } from 'react'

/**
 * After a page was added by the diner, the focus goes to its first card: the pressed button may be gone by then.
 * @param count - cards shown
 * @param load - asks for the next page
 * @returns `cards` for the list, and `more`, which does that for the diner
 */
export function useFocusNewCard<List extends HTMLElement = HTMLUListElement>(
  count: number,
  load: () => void,
) {
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
    more: () => {
      from.current = count
      load()
    },
  }
}
