import { useEffect, useRef } from 'react'

interface Entrance {
  path: string
  /** The diner pressed something that led to it; then the way back leads here again. */
  isAnswer: boolean
}

/** Opens the only venue that is left, once; another alias is a whole page. @source requirements BRAN-05 */
export function useAutoEnter(entrance: Entrance | undefined) {
  const entered = useRef<string>(undefined)
  const path = entrance?.path
  const isAnswer = entrance?.isAnswer ?? false

  useEffect(() => {
    if (path === undefined || entered.current === path) return
    entered.current = path
    if (isAnswer) window.location.assign(path)
    else window.location.replace(path)
  }, [path, isAnswer])
}
