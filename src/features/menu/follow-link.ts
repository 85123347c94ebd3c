import type { MouseEvent } from 'react'
import { navigate } from '#platform/navigation/location.ts'

/** Follows the pressed link inside the app; the address decides whether a modal or a page opens. */
export function followLink(_id: string, { target }: MouseEvent<HTMLElement>): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link) navigate(link.pathname + link.search)
}
