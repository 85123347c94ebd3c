import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the window while the component is mounted. */
export function useWindowEvent<Kind extends keyof WindowEventMap>(
  kind: Kind,
  listener: (event: WindowEventMap[Kind]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: WindowEventMap[Kind]) => onEvent(event)
    window.addEventListener(kind, listen)
    return () => window.removeEventListener(kind, listen)
  }, [kind])
}
