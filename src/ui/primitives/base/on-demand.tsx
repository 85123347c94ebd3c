import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

type Waiting = {
  /** stands in until the code is here */
  readonly waiting?: ReactNode
}

/**
 * A component whose code is fetched when it is first shown, for what the server never draws.
 *
 * Not React.lazy: what a Suspense boundary has waited for, React holds back until 300 ms after the last fallback,
 * and a page that fetches in two steps would wait twice.
 *
 * @param load - fetches the component
 * @param whenMissing - what a failure does: reaches the nearest error boundary, or leaves out what the page can do
 * without until it is shown again
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenMissing: 'fail' | 'leave-out' = 'fail',
): ComponentType<Props & Waiting> {
  let View: ComponentType<Props> | undefined
  return function OnDemand({ waiting, ...props }) {
    const [, setArrived] = useState(false)
    const [failure, setFailure] = useState<{ reason: unknown }>()
    const Shown = View
    useEffect(() => {
      // not whether it is here by now: it may have arrived, asked for by another, since this was drawn without it
      if (Shown) return undefined
      let isGone = false
      load().then(
        (code) => {
          View = code
          if (!isGone) setArrived(true)
        },
        (reason: unknown) => !isGone && whenMissing === 'fail' && setFailure({ reason }),
      )
      return () => {
        isGone = true
      }
    }, [Shown])
    if (failure) throw failure.reason
    // what is left after `waiting` is what the component takes
    return Shown ? <Shown {...(props as unknown as Props)} /> : waiting
  }
}
