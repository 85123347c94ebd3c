import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { useHydrated } from './use-hydrated.ts'

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
export function ServerHtml({ children, waiting, ...box }: ServerHtmlProps) {
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
