import {
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydrated } from '../base/use-hydrated.ts'

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

type ServerHtmlProps = HTMLAttributes<HTMLDivElement> & {
  readonly ref?: Ref<HTMLDivElement>
  /** stands in where the server drew nothing and there is nothing yet */
  readonly waiting?: ReactNode
}

/** While it is joined, React leaves what is inside of it as it is. */
const AS_IT_IS = { __html: '' }

/**
 * A box whose content stays as the server drew it until there is something else to show: `children`. Joining it costs
 * nothing, however much there is, and what it was made of need not be in the page.
 *
 * What is inside has no components: presses are listened to on the box, and controls that change are portals into it.
 */
function ServerHtml({ children, waiting, ...box }: ServerHtmlProps) {
  const isHydrated = useHydrated()
  const [isKept, setKept] = useState(!isHydrated && !import.meta.env.SSR)
  if (isKept && isHydrated && children !== undefined) setKept(false)
  return isKept ? (
    // oxlint-disable-next-line no-danger -- no HTML is set: this is how React is told to leave what is there
    <div key="kept" {...box} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  ) : (
    <div key="drawn" {...box}>
      {children ?? waiting}
    </div>
  )
}
