import { useEffect, useRef } from 'react'

/**
 * After the diner has loaded a further page, moves the focus to its first card: the pressed button may be gone.
 * @param count - cards shown
 * @param load - fetches the next page
 * @returns `cards` is the ref of the list, and `more` loads the next page
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
