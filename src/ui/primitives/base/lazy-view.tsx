import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { OnDemand } from '#platform/on-demand.ts'
import { LiveControls } from './live-controls.tsx'
import { useHydrated } from './use-hydrated.ts'

type Waiting = {
  /** shown until the code is loaded */
  readonly waiting?: ReactNode
}

/** On a failed load: throw to the nearest error boundary, or leave out an optional part. */
type WhenMissing = 'fail' | 'leave-out'

const Nothing = () => null

/**
 * A component whose code is fetched when it is first shown.
 *
 * What the server drew stays until its code is there. What the browser draws first does without Suspense: what a boundary
 * has waited for, React holds back until 300 ms after the last fallback, and a page that fetches in two steps would wait
 * twice.
 *
 * Memoized: React would draw a boundary whose code is still on its way empty when what stands around it renders again.
 * @param whenMissing - what is left out is fetched anew when it is shown again
 */
export function lazyView<Props extends object>(
  code: OnDemand<ComponentType<Props>>,
  whenMissing: WhenMissing = 'fail',
): (props: Props & Waiting) => ReactNode {
  const mayMiss = whenMissing === 'leave-out'
  let joining: Promise<ComponentType<Props>> | undefined
  const join = () => (joining ??= mayMiss ? code.fetch().catch(() => Nothing) : code.fetch())
  // a component that suspended on a promise reads it again, also once its code is loaded
  const Joined = (props: Props) =>
    createElement(joining === undefined ? (code.here ?? use(join())) : use(joining), props)

  function Fetched(props: Props & Waiting) {
    const [, fail] = useState<undefined>()
    const View = useCode(code, (reason) => {
      // thrown during render, where the boundary catches it
      if (!mayMiss)
        fail(() => {
          throw reason
        })
    })
    return View ? createElement(View, props) : props.waiting
  }

  return memo(function Drawn(props: Props & Waiting) {
    const isHydrated = useHydrated()
    const [isJoined] = useState(!isHydrated)
    // constant while its input is the same
    return useMemo(
      () =>
        isJoined ? (
          <Suspense>
            <LiveControls>
              <Joined {...props} />
            </LiveControls>
          </Suspense>
        ) : (
          <Fetched {...props} />
        ),
      [isJoined, props],
    )
  })
}

/**
 * Code that is fetched if it is not loaded yet.
 * @param code - undefined while it is not needed
 * @param onMissing - called when the load fails
 */
export function useCode<Code>(
  code: OnDemand<Code> | undefined,
  onMissing: (reason: unknown) => void,
): Code | undefined {
  const [, setArrived] = useState(0)
  const here = code?.here
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    // not whether it is loaded now: another caller may have loaded it since this render
    if (!code || here !== undefined) return undefined
    let isGone = false
    const ask = () =>
      void code.fetch().then(
        () => !isGone && setArrived((count) => count + 1),
        (reason: unknown) => !isGone && miss(reason),
      )
    ask()
    addEventListener('online', ask)
    return () => {
      isGone = true
      removeEventListener('online', ask)
    }
  }, [code, here])
  return here
}
