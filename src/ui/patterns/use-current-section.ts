import { useEffect, useState } from 'react'

/** The line under sticky bars at which a section becomes the current one. @units percent of the window's height */
const LINE = '-25% 0px -70% 0px'

/**
 * Which of the sections is being read, for a bar that follows the scroll.
 *
 * @param ids - element ids in the order of the page; [] while the sections are not there
 * @returns the first one until the page has scrolled
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const key = ids.join(' ')
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: LINE },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current !== undefined && ids.includes(current) ? current : ids[0]
}
