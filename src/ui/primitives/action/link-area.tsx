import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ServerHtml } from '../base/server-html.tsx'

type LinkAreaProps = Omit<ComponentProps<typeof ServerHtml>, 'onClick'> & {
  /** Takes a plain press on a link; without it the link is followed. */
  readonly onFollow?: (link: HTMLAnchorElement) => void
  /** Takes a press on a button of the area. */
  readonly onButton?: (button: HTMLButtonElement) => void
}

/**
 * Lists whose links are plain elements, followed inside the app by one listener: hundreds of plates would each bring
 * theirs. Presses that ask for a tab or a window of its own are the browser's.
 */
export function LinkArea({ onFollow, onButton, ...area }: LinkAreaProps) {
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
  return <ServerHtml {...area} onClick={press} />
}
