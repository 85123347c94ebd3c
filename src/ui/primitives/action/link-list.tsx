import type { ComponentType, HTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

type LinkListProps = Omit<HTMLAttributes<HTMLUListElement>, 'onClick'> & {
  readonly as: ComponentType<HTMLAttributes<HTMLUListElement>>
  /** Takes a plain press on a link; without it the link is followed. */
  readonly onFollow?: (link: HTMLAnchorElement) => void
  /** Takes a press on a button of the list. */
  readonly onButton?: (button: HTMLButtonElement) => void
}

/**
 * A list whose links are plain elements, followed inside the app by one listener: hundreds of plates would each bring
 * theirs. Presses that ask for a tab or a window of its own are the browser's.
 */
export function LinkList({ as: List, onFollow, onButton, ...rest }: LinkListProps) {
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLElement>): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event
    const pressed = target instanceof Element ? target.closest('button') : null
    if (pressed) return onButton?.(pressed)
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null) return
    event.preventDefault()
    if (onFollow) onFollow(link)
    else void navigate(link.pathname + link.search)
  }
  return <List role="list" {...rest} onClick={press} />
}
