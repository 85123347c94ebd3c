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
  /** Handles a plain click on a link; without it the link is followed. */
  readonly onFollow?: (link: HTMLAnchorElement) => void
  /** Handles a click on a button of the area. */
  readonly onButton?: (button: HTMLButtonElement) => void
}

/**
 * Lists of plain links, navigated inside the app by one listener: hundreds of plates would otherwise each have their
 * own. Clicks that open a new tab or window are left to the browser.
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
  /** placeholder when the server rendered nothing and there is nothing yet */
  readonly waiting?: ReactNode
}

/** While it hydrates, React leaves its content unchanged. */
const AS_IT_IS = { __html: '' }

/**
 * A box that keeps its server-rendered content until there are `children` to show. Hydration costs nothing, however
 * large the content, and its data need not be in the page.
 *
 * The content has no components: the box listens to clicks, and dynamic controls are portals into it.
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
