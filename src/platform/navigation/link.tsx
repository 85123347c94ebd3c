import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from './location.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path of the app, with query and hash. */
  readonly to: string
}

/** A link inside the app. It is a real one: it opens in a new tab, is copied, and works before the script has arrived. */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const opensElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || opensElsewhere || (target !== undefined && target !== '_self')) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a {...rest} href={to} target={target} onClick={follow}>
      {children}
    </a>
  )
}
