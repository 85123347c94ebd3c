import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path of the app, with query and hash. */
  readonly to: string
}

/**
 * A link inside the app. It is a real one: it opens in a new tab, is copied, and works before the script has arrived.
 * Not the router's own, which brings the prefetching of another kind of app along.
 */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target })
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} target={target} onClick={press}>
      {children}
    </a>
  )
}
