import { lazy, memo, Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { LiveControls } from './live-controls.tsx'

type Waiting = {
  /** stands in until the code is here */
  readonly waiting?: ReactNode
}

/** What a failure does: reaches the nearest error boundary, or leaves out what the page can do without. */
type WhenMissing = 'fail' | 'leave-out'

/**
 * A component whose code is fetched when it is first shown, for what the server never draws; `drawnOnDemand` is for what it
 * does. There is no third way.
 *
 * Not React.lazy: what a Suspense boundary has waited for, React holds back until 300 ms after the last fallback,
 * and a page that fetches in two steps would wait twice.
 *
 * @param load - fetches the component
 * @param whenMissing - what is left out is fetched anew when it is shown again
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenMissing: WhenMissing = 'fail',
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

/**
 * A component that the server draws: its code comes with the page it stands on, and what was drawn stays until then.
 *
 * Memoized: React would draw a boundary whose code is still on its way empty when its parent renders again.
 *
 * @param load - fetches the component
 */
export function drawnOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenMissing: WhenMissing = 'fail',
): (props: Props) => ReactNode {
  const Part = lazy(() =>
    load()
      .catch((error: unknown) => {
        if (whenMissing === 'fail') throw error
        return () => null
      })
      .then((code: ComponentType<Props>) => ({ default: code })),
  )
  return memo(function Drawn(props: Props) {
    return (
      <Suspense>
        <LiveControls>
          <Part {...props} />
        </LiveControls>
      </Suspense>
    )
  })
}
