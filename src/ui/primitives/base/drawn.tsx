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
  /** stands in until the code is here */
  readonly waiting?: ReactNode
}

/** What a failure does: reaches the nearest error boundary, or leaves out what the page can do without. */
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
export function drawn<Props extends object>(
  code: OnDemand<ComponentType<Props>>,
  whenMissing: WhenMissing = 'fail',
): (props: Props & Waiting) => ReactNode {
  const mayMiss = whenMissing === 'leave-out'
  let joining: Promise<ComponentType<Props>> | undefined
  const join = () => (joining ??= mayMiss ? code.fetch().catch(() => Nothing) : code.fetch())
  // who has waited for a promise asks it again, also once its code is here
  const Joined = (props: Props) =>
    createElement(joining === undefined ? (code.here ?? use(join())) : use(joining), props)

  function Fetched(props: Props & Waiting) {
    const [, fail] = useState<undefined>()
    const View = useCode(code, (reason) => {
      // thrown as this is drawn, where the boundary hears of it
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
    // the same as long as what it takes is the same
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
 * Code that is fetched where it is not here yet.
 * @param code - undefined while it is not needed
 * @param onMissing - told when it did not come
 */
export function useCode<Code>(
  code: OnDemand<Code> | undefined,
  onMissing: (reason: unknown) => void,
): Code | undefined {
  const [, setArrived] = useState(0)
  const here = code?.here
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    // not whether it is here by now: it may have arrived, asked for by another, since this was drawn without it
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
