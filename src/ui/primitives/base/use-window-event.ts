import { useEffect, useEffectEvent } from 'react'

/** Hears an event of the window for as long as the component stands. */
export function useWindowEvent<Kind extends keyof WindowEventMap>(
  kind: Kind,
  listener: (event: WindowEventMap[Kind]) => void,
): void {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: WindowEventMap[Kind]) => hear(event)
    window.addEventListener(kind, listen)
    return () => window.removeEventListener(kind, listen)
  }, [kind])
}
