import { useEffect } from 'react'

/**
 * Where the Tab key leads comes into sight whole. A browser leaves a link of a bar that scrolls sideways cut off as soon
 * as a part of it shows, and with it the ring.
 */
export function useFocusInSight() {
  useEffect(() => {
    const show = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (key === 'Tab' && !ctrlKey && !altKey && !metaKey)
        document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    document.addEventListener('keyup', show)
    return () => document.removeEventListener('keyup', show)
  }, [])
}
